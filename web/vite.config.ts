import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.HARDBOILED_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/hardboiled/server/static',
    emptyOutDir: true,
    // An inlined sprite would be a data: address, which <use> may not load.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
});

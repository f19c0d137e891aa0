/** The analysis of a finished match takes the server some seconds: it is asked again until all is done. */
import { api } from './api';
import type { Analysed } from './wire';

const AGAIN = 1200;
export const ALL = 100;

/** How far it has come, again and again, until all is done or nobody wants to know. */
export async function analysed(
  id: string,
  invite: string,
  wanted: () => boolean,
  heard: (sofar: Analysed) => void,
): Promise<void> {
  while (wanted()) {
    const sofar = await api.analysis(id, invite);
    if (!wanted()) return;
    heard(sofar);
    if (sofar.done >= ALL) return;
    await new Promise((wake) => setTimeout(wake, AGAIN));
  }
}

/** Zoom and pan: which part of the canvas the board's frame shows. */
import { clamp, type Box, type Point } from '../lib/geometry';

const FURTHEST = 6;
const MARGIN = 3;
const DRAG_STARTS = 6;

export interface Inset {
  right: number;
  bottom: number;
}

export class Viewport {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Whether somebody moved it; until then it keeps fitting the frame. */
  moved = $state(false);
  gliding = $state(false);

  #frame = { w: 1, h: 1 };
  #content: Box = { x: 0, y: 0, w: 1, h: 1 };
  #inset: Inset = { right: 0, bottom: 0 };
  #least = 0.1;
  #pointers = new Map<number, Point>();
  #dragged = false;
  #byHand = false;

  /** `inset`: how much at the edges is taken by something else. */
  resize(frame: { w: number; h: number }, content: Box, inset: Inset): void {
    if (!content.w || !content.h) return;
    // In a window of another width, a phone turned say, a part that was shown is no longer the part to see.
    if (!this.#byHand && frame.w !== this.#frame.w) this.moved = false;
    this.#frame = frame;
    this.#inset = inset;
    this.#content = content;
    this.#least = this.#fitting(content) * 0.8;
    if (!this.moved) this.#centre(content);
    else if (this.#byHand) this.#keepInSight();
  }

  fit(): void {
    this.#glide();
    this.moved = this.#byHand = false;
    this.#centre(this.#content);
  }

  /** Show a part of the canvas as large as makes sense, but no larger than `most`. */
  show(box: Box, most = this.#fitting(this.#content) * 3.2): void {
    this.#glide();
    this.moved = true;
    this.#byHand = false;
    this.#centre(box, Math.max(most, this.#fitting(this.#content)));
    this.#keepFilled();
  }

  /** The scale at which all is shown. */
  get whole(): number {
    return this.#fitting(this.#content);
  }

  zoom(factor: number, at: Point = { x: this.#frame.w / 2, y: this.#frame.h / 2 }): void {
    const scale = clamp(this.scale * factor, this.#least, Math.max(FURTHEST, this.#least));
    const by = scale / this.scale;
    this.x = at.x - (at.x - this.x) * by;
    this.y = at.y - (at.y - this.y) * by;
    this.scale = scale;
    this.moved = this.#byHand = true;
    this.#keepInSight();
  }

  toScreen(point: Point): Point {
    return { x: point.x * this.scale + this.x, y: point.y * this.scale + this.y };
  }

  /** Whether the last press was a drag, so that its click means nothing. */
  get dragged(): boolean {
    return this.#dragged;
  }

  press(event: PointerEvent): void {
    if (event.button) return;
    if (!this.#pointers.size) this.#dragged = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  drag(event: PointerEvent, frame: HTMLElement): void {
    const was = this.#pointers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size === 1) {
      if (!this.#dragged && Math.hypot(now.x - was.x, now.y - was.y) < DRAG_STARTS) return;
      this.#hold(event, frame);
      this.x += now.x - was.x;
      this.y += now.y - was.y;
    } else {
      this.#hold(event, frame);
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)![1];
      const corner = frame.getBoundingClientRect();
      const before = Math.hypot(was.x - other.x, was.y - other.y) || 1;
      const after = Math.hypot(now.x - other.x, now.y - other.y) || 1;
      this.zoom(after / before, { x: (now.x + other.x) / 2 - corner.x, y: (now.y + other.y) / 2 - corner.y });
      this.x += (now.x - was.x) / 2;
      this.y += (now.y - was.y) / 2;
    }
    this.#pointers.set(event.pointerId, now);
    this.moved = this.#byHand = true;
    this.#keepInSight();
  }

  release(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  // Only once it is a drag: a captured pointer would take the click away from what was clicked.
  #hold(event: PointerEvent, frame: HTMLElement): void {
    if (this.#dragged) return;
    this.#dragged = true;
    frame.setPointerCapture(event.pointerId);
  }

  #fitting(box: Box): number {
    const wide = this.#frame.w - this.#inset.right - 2 * MARGIN;
    const high = this.#frame.h - this.#inset.bottom - 2 * MARGIN;
    return Math.max(0.02, Math.min(wide / box.w, high / box.h));
  }

  #centre(box: Box, most = Infinity): void {
    this.scale = Math.min(this.#fitting(box), most);
    this.x = (this.#frame.w - this.#inset.right - box.w * this.scale) / 2 - box.x * this.scale;
    this.y = (this.#frame.h - this.#inset.bottom - box.h * this.scale) / 2 - box.y * this.scale;
  }

  /** No empty ground beside a board that could fill the frame. */
  #keepFilled(): void {
    const { w, h } = this.#content;
    const [wide, high] = [this.#frame.w - this.#inset.right, this.#frame.h - this.#inset.bottom];
    this.x =
      w * this.scale > wide ? clamp(this.x, wide - w * this.scale - MARGIN, MARGIN) : (wide - w * this.scale) / 2;
    this.y =
      h * this.scale > high ? clamp(this.y, high - h * this.scale - MARGIN, MARGIN) : (high - h * this.scale) / 2;
  }

  #keepInSight(): void {
    const { w, h } = this.#content;
    this.x = clamp(this.x, this.#frame.w * 0.4 - w * this.scale, this.#frame.w * 0.6);
    this.y = clamp(this.y, this.#frame.h * 0.4 - h * this.scale, this.#frame.h * 0.6);
  }

  #glide(): void {
    this.gliding = true;
    setTimeout(() => (this.gliding = false), 260);
  }
}

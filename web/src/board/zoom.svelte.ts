/** Looking closer: which part of the sheet is seen, by pinch, wheel, drag, keys and buttons. */

export interface Sheet {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

const CLOSEST = 6;
/** A finger that moved less than this has tapped. */
const SLIP = 8;
const IN_A_ROW = 820;
const FOOT = 48;

export class Zoom {
  /** Pixels of the screen for each unit of the sheet, and where the sheet's corner lies. */
  scale = $state(0);
  x = $state(0);
  y = $state(0);
  readonly transform = $derived(`translate(${this.x}px, ${this.y}px) scale(${this.scale})`);

  #window: Sheet = { width: 0, height: 0 };
  #fingers = new Map<number, Point>();
  #gripped: { at: Point; far: number; scale: number } | null = null;
  #start: Point = { x: 0, y: 0 };
  #is_fitted = true;
  /** Height that the buttons below take where they stand in a row; the map leaves it free when there is room. */
  #foot = 0;
  moved = false;
  /** One finger drags the sheet: so long it is a picture that is moved, and not drawn again. */
  drags = $state(false);

  constructor(readonly sheet: Sheet) {}

  /** The scale at which the whole sheet is seen. */
  get fit(): number {
    return Math.min(this.#window.width / this.sheet.width, this.#window.height / this.sheet.height);
  }

  resize(width: number, height: number): void {
    const middle = this.to_sheet({ x: this.#window.width / 2, y: this.#window.height / 2 });
    this.#window = { width, height };
    this.#foot = width <= IN_A_ROW ? FOOT : 0;
    if (this.#is_fitted || !this.scale) this.show_all();
    else this.#put(middle, { x: width / 2, y: height / 2 }, this.scale);
  }

  show_all(): void {
    this.#is_fitted = true;
    this.scale = this.fit;
    this.x = (this.#window.width - this.sheet.width * this.scale) / 2;
    this.y = this.#within_height(0, this.scale);
  }

  /** Look closer (or less close) at a point of the window; the middle where none is named. */
  by(factor: number, at: Point = { x: this.#window.width / 2, y: this.#window.height / 2 }): void {
    this.#put(this.to_sheet(at), at, this.scale * factor);
  }

  pan(x: number, y: number): void {
    this.#settle(this.x + x, this.y + y, this.scale);
  }

  /** Move as little as needed that a point of the sheet is well in sight. */
  reveal(at: Point, closest = 0): void {
    const { width, height } = this.#window;
    const scale = Math.max(this.scale, closest);
    const margin = Math.min(90, width / 4, height / 4);
    const [x, y] = [this.x + at.x * this.scale, this.y + at.y * this.scale];
    const inside = x > margin && x < width - margin && y > margin && y < height - margin;
    if (inside && scale === this.scale) return;
    this.#put(at, inside ? { x, y } : { x: width / 2, y: height / 2 }, scale);
  }

  to_sheet(at: Point): Point {
    const scale = this.scale || 1;
    return { x: (at.x - this.x) / scale, y: (at.y - this.y) / scale };
  }

  // --- fingers ------------------------------------------------------------------------------------------------
  press(event: PointerEvent): void {
    if (event.button > 0) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) {
      this.#start = { x: event.clientX, y: event.clientY };
      this.moved = false;
    } else {
      this.moved = true;
      this.#grip(event);
    }
  }

  /** What lies between two fingers stays between them, also where the sheet could not follow for a while. */
  #grip(event: PointerEvent): void {
    const [one, other] = [...this.#fingers.values()];
    this.#gripped = null;
    if (!one || !other || this.#fingers.size > 2) return;
    const at = this.to_sheet(between(one, other, event.currentTarget as Element));
    this.#gripped = { at, far: Math.max(1, distance(one, other)), scale: this.scale };
  }

  drag(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.moved && distance(this.#start, now) < SLIP) return;
    if (!this.moved) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.moved = true;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    this.drags = !other;
    if (!other) return this.pan(now.x - before.x, now.y - before.y);
    const grip = this.#gripped;
    if (!grip) return;
    this.#put(grip.at, between(now, other, event.currentTarget as Element), grip.scale * (distance(now, other) / grip.far));
  }

  release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.drags = false;
    this.#grip(event);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const corner = (event.currentTarget as Element).getBoundingClientRect();
    const step = Math.max(-60, Math.min(60, event.deltaMode ? event.deltaY * 20 : event.deltaY));
    this.by(Math.exp(-step * 0.005), { x: event.clientX - corner.x, y: event.clientY - corner.y });
  }

  // --- where the sheet may lie ----------------------------------------------------------------------------------
  #put(of_sheet: Point, at: Point, wanted: number): void {
    const scale = Math.max(this.fit, Math.min(CLOSEST, wanted));
    this.#is_fitted = scale <= this.fit * 1.001;
    this.#settle(at.x - of_sheet.x * scale, at.y - of_sheet.y * scale, scale);
  }

  /** Keep the sheet in the window: no more of the desk below it is seen than must be. */
  #settle(x: number, y: number, scale: number): void {
    const { width } = this.#window;
    this.scale = scale;
    this.x = within(x, width - this.sheet.width * scale);
    this.y = this.#within_height(y, scale);
  }

  #within_height(y: number, scale: number): number {
    const spare = this.#window.height - this.sheet.height * scale;
    return spare >= 0 ? Math.max(0, Math.min(spare / 2, spare - this.#foot)) : within(y, spare);
  }
}

function within(at: number, spare: number): number {
  return spare >= 0 ? spare / 2 : Math.max(spare, Math.min(0, at));
}

/** The middle of two fingers, in the window that they touch. */
function between(a: Point, b: Point, window: Element): Point {
  const corner = window.getBoundingClientRect();
  return { x: (a.x + b.x) / 2 - corner.x, y: (a.y + b.y) / 2 - corner.y };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Going through something stop by stop: by hand, by key, or by itself. */
export class Playing {
  at = $state(0);
  last = $state(0);
  is_on = $state(false);
  pause_ms: number;
  #timer = 0;

  constructor(last: number, pause_ms: number) {
    this.last = last;
    this.pause_ms = pause_ms;
  }

  /** Go to a stop, and stay there. */
  go(to: number): void {
    this.pause();
    this.#put(to);
  }

  restart(): void {
    this.#put(0);
    this.play();
  }

  toggle(): void {
    if (this.is_on) this.pause();
    else if (this.at >= this.last) this.restart();
    else this.play();
  }

  play(): void {
    this.is_on = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#on(), this.pause_ms);
  }

  pause(): void {
    this.is_on = false;
    clearTimeout(this.#timer);
  }

  #on(): void {
    if (!this.is_on) return;
    this.#put(this.at + 1);
    if (this.at < this.last) this.play();
    else this.pause();
  }

  #put(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** Arrows, Home and End go through it, Space plays; what is typed elsewhere is left alone. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const there = event.target as HTMLElement;
    if (there.closest("input, textarea, select, dialog, [data-part=board]")) return;
    if (event.key === " " && there.closest("button, a, summary")) return;
    const stops: Record<string, number> = { ArrowRight: this.at + 1, ArrowLeft: this.at - 1, Home: 0, End: this.last };
    if (event.key === " ") this.toggle();
    else if (event.key in stops) this.go(stops[event.key]!);
    else return;
    event.preventDefault();
  }
}

const observers = new Set<ResizeObserverStub>();

/** jsdom has no layout, so elements never change their size: a test reports changes with `notifyResize`. */
export class ResizeObserverStub implements ResizeObserver {
  readonly #targets = new Set<Element>();
  readonly #callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    this.#targets.add(target);
    observers.add(this);
  }

  unobserve(target: Element): void {
    this.#targets.delete(target);
  }

  disconnect(): void {
    this.#targets.clear();
    observers.delete(this);
  }

  notify(target: Element): void {
    if (this.#targets.has(target)) this.#callback([], this);
  }
}

/** Notifies all observers of this element that its size has changed. */
export function notifyResize(target: Element): void {
  for (const observer of new Set(observers)) observer.notify(target);
}

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A slow machine is no fault: what is waited for may take its time.
configure({ reactStrictMode: true, asyncUtilTimeout: 10_000 });

// jsdom has no layout: without boxes nothing counts as tabbable and popovers never take focus.
Element.prototype.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList;
Element.prototype.scrollIntoView = () => {};
globalThis.scrollTo = () => {};

class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = ResizeObserverStub;

/** The width that media queries see in jsdom; a test changes it through `setViewportWidth`. */
let viewportWidth = 1440;
const lists = new Set<{ update: () => void }>();

function matches(query: string): boolean {
  const min = /min-width:\s*(\d+(?:\.\d+)?)px/.exec(query)?.[1];
  const max = /max-width:\s*(\d+(?:\.\d+)?)px/.exec(query)?.[1];
  if (!min && !max) return false;
  return (!min || viewportWidth >= Number(min)) && (!max || viewportWidth <= Number(max));
}

globalThis.matchMedia = (query: string) => {
  const listeners = new Set<(event: MediaQueryListEvent) => void>();
  let was = matches(query);
  const list = {
    media: query,
    get matches() {
      return matches(query);
    },
    onchange: null,
    addEventListener: (_: string, listener: (event: MediaQueryListEvent) => void) =>
      listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MediaQueryListEvent) => void) =>
      listeners.delete(listener),
    addListener: (listener: (event: MediaQueryListEvent) => void) => listeners.add(listener),
    removeListener: (listener: (event: MediaQueryListEvent) => void) => listeners.delete(listener),
    dispatchEvent: () => true,
  };
  lists.add({
    update() {
      const is = matches(query);
      if (is === was) return;
      was = is;
      for (const listener of listeners)
        listener({ matches: is, media: query } as MediaQueryListEvent);
    },
  });
  return list as unknown as MediaQueryList;
};

/** Sets the window width that media queries and `innerWidth` report in a jsdom test, in CSS pixels. */
export function setViewportWidth(width: number): void {
  viewportWidth = width;
  Object.defineProperty(globalThis, 'innerWidth', {
    value: width,
    configurable: true,
    writable: true,
  });
  for (const list of lists) list.update();
  globalThis.dispatchEvent(new Event('resize'));
}

afterEach(() => {
  cleanup();
  viewportWidth = 1440;
  lists.clear();
  vi.useRealTimers();
});

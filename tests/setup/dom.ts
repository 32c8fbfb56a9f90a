import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { loadLazyParts } from '@tillview/components';
import { quickStyle } from './computed-style.ts';
import { beginTest, collectLeaks, trackResources } from './resource-leaks.ts';
import { findBrokenElements } from './page-rules.ts';
import { ResizeObserverStub } from './resize-observer.ts';

// Long enough for a slow machine: these tests do not measure speed.
configure({ asyncUtilTimeout: 60_000 });

// By default, each attempt of `waitFor` and `findBy` creates an error with the whole page, which is discarded; this
// takes a tenth of the time of all tests. Only the last error contains the page. Configured once per process.
const { getElementError } = getConfig();
if (getElementError.name !== 'quickError')
  configure({
    getElementError: function quickError(message, container) {
      return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container);
    },
  });

// jsdom has no layout: without boxes no element counts as tabbable, and popovers never receive focus.
Element.prototype.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList;
Element.prototype.scrollIntoView = () => {};
globalThis.scrollTo = () => {};

globalThis.ResizeObserver = ResizeObserverStub;
trackResources();

// Applied once per process.
const view = document.defaultView;
if (view && view.getComputedStyle.name !== 'quickStyleOf') {
  const quick = quickStyle(view.getComputedStyle.bind(view));
  view.getComputedStyle = quick;
  globalThis.getComputedStyle = quick;
}

// As in the app soon after its first view: components that are opened later are already loaded.
await loadLazyParts();

/** The window width at the start of each test, in CSS pixels. */
const DEFAULT_WIDTH = 1440;

/** The width that media queries use in jsdom; a test changes it with `setViewportWidth`. */
let viewportWidth = DEFAULT_WIDTH;
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

function setInnerWidth(width: number): void {
  Object.defineProperty(globalThis, 'innerWidth', {
    value: width,
    configurable: true,
    writable: true,
  });
}

setInnerWidth(DEFAULT_WIDTH);

/** Sets the window width for media queries and `innerWidth` in a jsdom test, in CSS pixels. */
export function setViewportWidth(width: number): void {
  viewportWidth = width;
  setInnerWidth(width);
  for (const list of lists) list.update();
  globalThis.dispatchEvent(new Event('resize'));
}

/** Removes what a test left in the page, because the files of a process share the page. */
function resetPage(): void {
  const { documentElement: root, head, body } = document;
  for (const element of [root, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  body.replaceChildren();
  document.title = '';
  globalThis.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  setInnerWidth(DEFAULT_WIDTH);
  viewportWidth = DEFAULT_WIDTH;
  lists.clear();
}

/** The real `setImmediate`: a test may end while fake timers are installed. */
const { setImmediate: runInNextTurn } = globalThis;

beforeEach(beginTest);

afterEach(async () => {
  const broken = findBrokenElements(document);
  cleanup();
  // Runs what the test has already queued, so that its warnings fail this test and not the next one.
  await new Promise((resolve) => runInNextTurn(resolve));
  const leftovers = collectLeaks();
  resetPage();
  // Overlapping events can leave a wrong value in this flag; updates outside `act` would then log warnings.
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  expect(leftovers, 'listeners, observers and intervals that outlive what began them').toEqual([]);
  expect(broken, 'elements that break a rule of every page').toEqual([]);
});

// The files of a process share their modules: an import that is interrupted would also fail in the next file.
afterAll(() => vi.dynamicImportSettled());

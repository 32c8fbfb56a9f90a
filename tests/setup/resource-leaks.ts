// Finds what production code does not clean up: listeners of the page, observers, timers and frames.
import path from 'node:path';

/** Production code that may leave something running when the page is empty, and why. */
const MAY_STAY: readonly RegExp[] = [
  // Runs until the page is closed.
  /\/src\/(host\/session\/(save-session|scroll-positions)|start\/save-metrics|host\/menu-links)\.ts$/,
  /\/navigation\/src\/browser-history\.ts$/,
  // Runs until the next pointer press.
  /\/popover\/use-suppress-double-click\.ts$/,
  // Runs until the module is loaded.
  /\/lazy-with-retry\/load-with-styles\.ts$/,
];

const OWN_FILE = path.basename(import.meta.filename);
const TIMEOUT = 'a timeout';
const COMPONENT = /\/use-[^/]*\.ts|\.tsx/;
const PRODUCTION = /\/(?:packages\/[a-z-]+\/src|src)\/(?!.*(?:\.test\.|\/testing\/))[^\s():]*/;

/**
 * Everything that is running, with an error whose stack shows where it was started; the key identifies it when it ends.
 */
const running = new Map<unknown, { what: string; from: Error }>();
let isWatching = false;

function trackStart(key: unknown, what: string): void {
  if (isWatching) running.set(key, { what, from: new Error(what) });
}

/** The key of a listener. As in browsers, the same function for the same event and phase counts as one listener. */
const keys = new WeakMap<object, Map<string, object>>();
function listenerKey(listener: object, type: string, options: unknown): object {
  const capture =
    typeof options === 'object' && options !== null ? Reflect.get(options, 'capture') : options;
  const name = `${type} ${capture === true}`;
  const known = keys.get(listener) ?? new Map<string, object>();
  keys.set(listener, known);
  const key = known.get(name) ?? {};
  known.set(name, key);
  return key;
}

function watchListeners(target: EventTarget, name: string): void {
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = function add(...args) {
    const [type, listener, options] = args;
    const isOnce = typeof options === 'object' && options.once === true;
    const isAborted = typeof options === 'object' && options.signal !== undefined;
    if (listener && !isOnce && !isAborted)
      trackStart(listenerKey(listener, type, options), `a listener of ${name} for ${type}`);
    addEventListener.apply(target, args);
  };
  target.removeEventListener = function remove(...args) {
    const [type, listener, options] = args;
    if (listener) running.delete(listenerKey(listener, type, options));
    removeEventListener.apply(target, args);
  };
}

/** What is already watched: test files and projects may share a page. */
const watched = new WeakSet<object>();

function watchObservers(name: 'MutationObserver' | 'ResizeObserver'): void {
  const { prototype } = globalThis[name];
  if (watched.has(prototype)) return;
  watched.add(prototype);
  const observe: unknown = Reflect.get(prototype, 'observe');
  const { disconnect } = prototype;
  if (typeof observe !== 'function') throw new TypeError(`${name} has no observe().`);
  Reflect.set(prototype, 'observe', function begins(this: object, ...args: unknown[]) {
    trackStart(this, `a ${name}`);
    Reflect.apply(observe, this, args);
  });
  Reflect.set(prototype, 'disconnect', function ends(this: object) {
    running.delete(this);
    Reflect.apply(disconnect, this, []);
  });
}

function watchTimers(): void {
  const { setInterval, clearInterval, setTimeout, clearTimeout } = globalThis;
  globalThis.setTimeout = Object.assign(
    (callback: (...args: unknown[]) => void, ...rest: [number?, ...unknown[]]) => {
      const timer = setTimeout(
        (...args: unknown[]) => {
          running.delete(timer);
          callback(...args);
        },
        ...rest,
      );
      trackStart(timer, TIMEOUT);
      return timer;
    },
    setTimeout,
  );
  globalThis.clearTimeout = (timer) => {
    running.delete(timer);
    clearTimeout(timer);
  };
  globalThis.setInterval = Object.assign((...args: Parameters<typeof setInterval>) => {
    const timer = setInterval(...args);
    trackStart(timer, 'an interval');
    return timer;
  }, setInterval);
  globalThis.clearInterval = (timer) => {
    running.delete(timer);
    clearInterval(timer);
  };
}

function watchFrames(view: Window): void {
  const requestAnimationFrame = view.requestAnimationFrame.bind(view);
  const cancelAnimationFrame = view.cancelAnimationFrame.bind(view);
  view.requestAnimationFrame = (callback) => {
    const frame = requestAnimationFrame((time) => {
      running.delete(frame);
      callback(time);
    });
    trackStart(frame, 'a frame');
    return frame;
  };
  view.cancelAnimationFrame = (frame) => {
    running.delete(frame);
    cancelAnimationFrame(frame);
  };
}

/** From now on, watches the page of this process. */
export function trackResources(): void {
  watchObservers('MutationObserver');
  watchObservers('ResizeObserver');
  if (watched.has(document)) return;
  watched.add(document);
  watchListeners(document, 'the document');
  watchListeners(globalThis.window, 'the window');
  watchTimers();
  // In Vitest, the `window` of the page is not the same object as the global one.
  const view = document.defaultView;
  if (!view) return;
  watchListeners(view, 'the window');
  watchFrames(view);
}

/** From now on, everything that starts belongs to the test. */
export function beginTest(): void {
  running.clear();
  isWatching = true;
}

/** What production code started during the test and did not end, with the place where it was started. */
export function collectLeaks(): string[] {
  isWatching = false;
  const left = [...running.values()].flatMap(({ what, from }) => {
    // The first stack frames are functions of this file.
    const caller = from.stack?.split('\n').find((line, at) => at > 0 && !line.includes(OWN_FILE));
    const place = PRODUCTION.exec(caller ?? '')?.[0];
    // A timeout of other code ends by itself; a timeout of a component would change an unmounted component.
    if (what === TIMEOUT && !COMPONENT.test(place ?? '')) return [];
    return place === undefined ||
      place.includes('node_modules') ||
      MAY_STAY.some((known) => known.test(place))
      ? []
      : [`${what}, from ${place}`];
  });
  running.clear();
  return left;
}

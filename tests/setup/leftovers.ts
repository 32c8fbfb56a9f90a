// What the parts of a page must end when they leave it: listeners of the page, observers, timers and frames.

/** Production code that may keep something running when the page is empty, and why. */
const MAY_STAY: readonly RegExp[] = [
  // As long as the page is open.
  /\/src\/host\/(keep-data|keep-figures|menu-links|scroll-positions)\.ts$/,
  /\/navigation\/src\/browser-history\.ts$/,
  // Until the next press.
  /\/popover\/use-suppress-double-click\.ts$/,
  // Until the module is there.
  /\/lazy-with-retry\/load-with-styles\.ts$/,
];

const TIMEOUT = 'a timeout';
const COMPONENT = /\/use-[^/]*\.ts|\.tsx/;
const PRODUCTION = /\/(?:packages\/[a-z-]+\/src|src)\/(?!.*(?:\.test\.|\/testing\/))[^\s():]*/;

/** What runs, with the place that began it; by a key that its end repeats. */
const running = new Map<unknown, { what: string; from: Error }>();
let isWatching = false;

function begin(key: unknown, what: string): void {
  if (isWatching) running.set(key, { what, from: new Error(what) });
}

/** The key of a listener: as in browsers, the same function for the same phase is one listener. */
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
      begin(listenerKey(listener, type, options), `a listener of ${name} for ${type}`);
    addEventListener.apply(target, args);
  };
  target.removeEventListener = function remove(...args) {
    const [type, listener, options] = args;
    if (listener) running.delete(listenerKey(listener, type, options));
    removeEventListener.apply(target, args);
  };
}

/** What is watched already: files, and projects, may share a page. */
const watched = new WeakSet<object>();

function watchObservers(name: 'MutationObserver' | 'ResizeObserver'): void {
  const { prototype } = globalThis[name];
  if (watched.has(prototype)) return;
  watched.add(prototype);
  const observe: unknown = Reflect.get(prototype, 'observe');
  const { disconnect } = prototype;
  if (typeof observe !== 'function') throw new TypeError(`${name} has no observe().`);
  Reflect.set(prototype, 'observe', function begins(this: object, ...args: unknown[]) {
    begin(this, `a ${name}`);
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
      begin(timer, TIMEOUT);
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
    begin(timer, 'an interval');
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
    begin(frame, 'a frame');
    return frame;
  };
  view.cancelAnimationFrame = (frame) => {
    running.delete(frame);
    cancelAnimationFrame(frame);
  };
}

/** Watches the page of this process from now on. */
export function watchLeftovers(): void {
  watchObservers('MutationObserver');
  watchObservers('ResizeObserver');
  if (watched.has(document)) return;
  watched.add(document);
  watchListeners(document, 'the document');
  watchListeners(globalThis.window, 'the window');
  watchTimers();
  // Here the window of the page is another object than the global one.
  const view = document.defaultView;
  if (!view) return;
  watchListeners(view, 'the window');
  watchFrames(view);
}

/** From here on belongs what begins to a test. */
export function beginTest(): void {
  running.clear();
  isWatching = true;
}

/** What production code began during the test and has not ended, each with its place. */
export function takeLeftovers(): string[] {
  isWatching = false;
  const left = [...running.values()].flatMap(({ what, from }) => {
    // The first frames are those of this file.
    const caller = from.stack
      ?.split('\n')
      .find((line, at) => at > 0 && !line.includes('leftovers.ts'));
    const place = PRODUCTION.exec(caller ?? '')?.[0];
    // A timeout elsewhere ends by itself; one of a component changes what is gone.
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

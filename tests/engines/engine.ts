/** A point in the window, in pixels from its top left corner. */
export type Point = readonly [x: number, y: number];

/** What the pointer does on its way: only moves, clicks at the end, or drags from the first point to the last. */
export type PointerUse = 'hover' | 'click' | 'drag';

/** A key that has no character, or one with Control held. */
export type Key = 'Enter' | 'Escape' | 'ArrowRight' | 'Control+a' | 'Control+k';

/** A window of a browser. All engines are driven with real input events. */
export type Engine = {
  name: string;
  /** The folder in which the browser saves files. */
  downloads: string;
  goTo(url: string): Promise<void>;
  /** Calls a function in the page. It must not use anything outside of itself. */
  run<A extends readonly unknown[], R>(
    callback: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R>;
  point(use: PointerUse, path: readonly Point[]): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
};

/** The size of the windows: high, so that parts that load when they are scrolled to are in view. */
export const WINDOW = { width: 1440, height: 2400 } as const;

/** The source of a call whose result is a promise of JSON. */
export const toSource = (callback: unknown, args: readonly unknown[]): string =>
  `Promise.resolve((${String(callback)})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value ?? null))`;

const MOVE_MS = 50;

/** The pointer's way as actions of WebDriver. */
export const toPointerActions = (use: PointerUse, path: readonly Point[]): unknown[] => {
  const moves = path.map(([x, y]) => ({
    type: 'pointerMove',
    duration: MOVE_MS,
    x: Math.round(x),
    y: Math.round(y),
  }));
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const actions = {
    hover: moves,
    click: [...moves, down, up],
    drag: [...moves.slice(0, 1), down, ...moves.slice(1), up],
  }[use];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
};

/** The code points by which WebDriver names keys. */
const CODES: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  Control: '\uE009',
};

/** Key presses as actions of WebDriver; those with `+` are held together. */
export const toKeyActions = (keys: readonly string[]): unknown[] => {
  const actions = keys.flatMap((key) => {
    const held = key.length > 1 ? key.split('+').map((part) => CODES[part] ?? part) : [key];
    return [
      ...held.map((value) => ({ type: 'keyDown', value })),
      ...held.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
  });
  return [{ type: 'key', id: 'keyboard', actions }];
};

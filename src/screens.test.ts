import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findScreen, screens, START_PATH } from './screens.ts';

describe('the screen manifest', () => {
  it('contains only files that exist', () => {
    const files = screens.flatMap(({ module, preloads = [] }) => [module, ...preloads]);
    const missing = files.filter(
      (file) => !existsSync(path.join(import.meta.dirname, 'screens', file)),
    );
    expect(missing).toEqual([]);
  });

  it('assigns every path and alias to only one screen', () => {
    const paths = screens.flatMap((screen) => [screen.path, ...(screen.aliases ?? [])]);
    expect(paths).toEqual([...new Set(paths)]);
    for (const each of paths) expect(findScreen(each)).toBeDefined();
  });

  it('contains the start screen, and finds no screen for an unknown path', () => {
    expect(findScreen(START_PATH)).toBeDefined();
    expect(findScreen('/analytics/nothing')).toBeUndefined();
    expect(findScreen('/analytics/__proto__')).toBeUndefined();
  });
});

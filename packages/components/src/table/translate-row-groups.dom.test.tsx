import { expect, it, vi } from 'vitest';
import { translateRowGroups } from './translate-row-groups.ts';

/**
 * Calls `translateRowGroups` with a box of 600 px at `top`, a header of 40 px and totals of 30 px, in a window of `height` below
 * a bar of 50 px. Returns the translations.
 */
function move(
  top: number,
  { hasGroups = true, isWide = true, height = 600 } = {},
): (string | undefined)[] {
  const box = document.createElement('div');
  const table = document.createElement('table');
  const groups = hasGroups ? [table.createTHead(), table.createTFoot()] : [];
  for (const [index, group] of groups.entries())
    Object.defineProperty(group, 'offsetHeight', { value: [40, 30][index] });
  box.append(table);
  box.style.setProperty('scroll-margin-block-start', '50px');
  box.getBoundingClientRect = () => new DOMRect(0, top, 800, 600);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(height);
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue({
    scrollMarginBlockStart: '50px',
  } as CSSStyleDeclaration);
  translateRowGroups(box, table, isWide);
  return [table.tHead, table.tFoot].map((group) =>
    group?.style.getPropertyValue('--tillview-table-shift'),
  );
}

it.each([
  ['do not move while both are in the window', 0, {}, '50px', '0px'],
  ['follow the top of the window', -20, {}, '70px', '0px'],
  ['follow the bottom of the window', 60, {}, '0px', '-60px'],
  ['stop at the last row', -900, {}, '530px', '0px'],
  ['stop where eight rows are above the totals', 900, {}, '0px', '-210px'],
  ['have no space in a low window', 60, { height: 400 }, '0px', '0px'],
  [
    'that fits are moved by its styles, except for the totals',
    -60,
    { isWide: false, height: 500 },
    '',
    '-40px',
  ],
])('the header and totals of a table %s', (_what, top, options, head, foot) => {
  expect(move(top, options)).toEqual([head, foot.replace('-0px', '0px')]);
});

it('a table without header and totals is not changed', () => {
  expect(move(0, { hasGroups: false })).toEqual([undefined, undefined]);
});

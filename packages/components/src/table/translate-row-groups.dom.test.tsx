import { expect, it, vi } from 'vitest';
import { translateRowGroups } from './translate-row-groups.ts';

/**
 * Calls `translateRowGroups` with a box of 400 px at `top`, a header of 40 px and totals of 30 px, in a window of 600 px below
 * a bar of 50 px. Returns the translations.
 */
function move(top: number, { hasGroups = true } = {}): (string | undefined)[] {
  const box = document.createElement('div');
  const table = document.createElement('table');
  const groups = hasGroups ? [table.createTHead(), table.createTFoot()] : [];
  for (const [index, group] of groups.entries())
    Object.defineProperty(group, 'offsetHeight', { value: [40, 30][index] });
  box.append(table);
  box.style.setProperty('scroll-margin-block-start', '50px');
  box.getBoundingClientRect = () => new DOMRect(0, top, 800, 400);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue({
    scrollMarginBlockStart: '50px',
  } as CSSStyleDeclaration);
  translateRowGroups(box, table);
  return [table.tHead, table.tFoot].map((group) =>
    group?.style.getPropertyValue('--tillview-table-shift'),
  );
}

it.each([
  ['do not move while both are in the window', 100, '0px', '0px'],
  ['follow the top of the window', 20, '30px', '0px'],
  ['follow the bottom of the window', 250, '0px', '-50px'],
  ['stop at the last row', -900, '330px', '0px'],
  ['stop at the first row', 900, '0px', '-330px'],
])('the header and totals of a table %s', (_what, top, head, foot) => {
  expect(move(top)).toEqual([head, foot.replace('-0px', '0px')]);
});

it('a table without header and totals is not changed', () => {
  expect(move(0, { hasGroups: false })).toEqual([undefined, undefined]);
});

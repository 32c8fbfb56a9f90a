import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAnchoredPosition } from '../../packages/components/src/popover/use-anchored-position.ts';
import { beginTest, collectLeaks } from './resource-leaks.ts';

const renderPosition = () => {
  const [element, anchor] = [document.createElement('div'), document.createElement('button')];
  anchor.textContent = 'Anchor';
  document.body.append(element, anchor);
  return renderHook(() =>
    useAnchoredPosition({ ref: { current: element }, anchor, placement: 'bottom-start', gap: 8 }),
  );
};

it('finds what production code has started and not ended, and where', () => {
  renderPosition();
  const place = '/packages/components/src/popover/use-anchored-position.ts';
  expect(collectLeaks()).toEqual([
    `an interval, from ${place}`,
    `a ResizeObserver, from ${place}`,
    `a MutationObserver, from ${place}`,
    `a listener of the document for scroll, from ${place}`,
    `a listener of the window for resize, from ${place}`,
  ]);
});

it('finds nothing when the component is unmounted', () => {
  renderPosition().unmount();
  expect(collectLeaks()).toEqual([]);
});

it('does not count what tests start', () => {
  const timer = setInterval(() => undefined, 60_000);
  expect(collectLeaks()).toEqual([]);
  clearInterval(timer);
  beginTest();
});

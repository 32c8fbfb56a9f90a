import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notifyResize } from '@tillview/test-setup/resize-observer';
import { useAnchoredPosition } from './use-anchored-position.ts';

const element = document.createElement('div');
const anchor = document.createElement('button');
const other = document.createElement('button');
let top = 0;

beforeEach(() => {
  top = 100;
  anchor.textContent = other.textContent = 'Today';
  document.body.append(element, anchor, other);
  vi.spyOn(anchor, 'getBoundingClientRect').mockImplementation(() => new DOMRect(40, top, 80, 20));
  vi.spyOn(other, 'getBoundingClientRect').mockImplementation(() => new DOMRect(200, 10, 80, 20));
});

type Props = Partial<Parameters<typeof useAnchoredPosition>[0]>;

const setUp = (props: Props = {}) =>
  renderHook(
    (changed: Props) =>
      useAnchoredPosition({
        ref: { current: element },
        anchor,
        placement: 'bottom-start',
        gap: 4,
        ...changed,
      }),
    { initialProps: props },
  );

describe('useAnchoredPosition', () => {
  it.each([
    ['the page scrolls', () => fireEvent.scroll(document)],
    ['the window changes its size', () => fireEvent(globalThis.window, new Event('resize'))],
    ['the element changes its size', () => notifyResize(element)],
    ['the anchor changes its size', () => notifyResize(anchor)],
    ['its content changes', () => element.append('more')],
  ])('follows the anchor when %s', async (_, change) => {
    setUp();
    expect(element.style.inset).toBe('124px auto auto 40px');
    top = 300;
    await act(async () => change());
    expect(element.style.inset).toBe('324px auto auto 40px');
  });

  it('moves to another anchor or gap, and removes its styles on unmount', () => {
    const ref = { current: element };
    const { rerender, unmount } = setUp({ ref });
    rerender({ ref, gap: 10 });
    expect(element.style.inset).toBe('130px auto auto 40px');
    rerender({ ref, anchor: other });
    expect(element.style.inset).toBe('34px auto auto 200px');
    expect(element.style.maxBlockSize).not.toBe('');
    expect(element.dataset['side']).toBe('bottom');
    unmount();
    expect(element.style.inset).toBe('');
    expect(element.style.maxBlockSize).toBe('');
  });

  it('does not position the element while it is not enabled', () => {
    setUp({ isEnabled: false });
    expect(element.style.inset).toBe('');
  });
});

import { act, fireEvent, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notifyResize } from '@tillview/test-setup/resize-observer';
import { useScrollEdges } from './use-scroll-edges.ts';

function setUp(boxWidth: number, contentWidth: number) {
  const [box, content] = [document.createElement('div'), document.createElement('table')];
  const resize = (of: Element, name: string, value: number) =>
    Object.defineProperty(of, name, { value, configurable: true });
  resize(box, 'clientWidth', boxWidth);
  resize(content, 'offsetWidth', contentWidth);
  const [ref, contentRef] = [{ current: box }, { current: content }];
  const { result } = renderHook(() => useScrollEdges(ref, contentRef));
  return { box, content, resize, result };
}

const NONE = { isWider: false, hasMoreAtStart: false, hasMoreAtEnd: false };

describe('useScrollEdges', () => {
  it('follows the scroll position, also right-to-left, with a tolerance of one pixel', () => {
    const { box, result } = setUp(300, 500);
    const at = (left: number) => {
      box.scrollLeft = left;
      fireEvent.scroll(box);
      return result.current;
    };
    expect(result.current).toEqual({ isWider: true, hasMoreAtStart: false, hasMoreAtEnd: true });
    expect(at(1)).toEqual({ isWider: true, hasMoreAtStart: false, hasMoreAtEnd: true });
    expect(at(2)).toEqual({ isWider: true, hasMoreAtStart: true, hasMoreAtEnd: true });
    expect(at(198)).toEqual({ isWider: true, hasMoreAtStart: true, hasMoreAtEnd: true });
    expect(at(199)).toEqual({ isWider: true, hasMoreAtStart: true, hasMoreAtEnd: false });
    expect(at(-100)).toEqual({ isWider: true, hasMoreAtStart: true, hasMoreAtEnd: true });
  });

  it.each(['box', 'content'] as const)('measures again when the %s is resized', (changed) => {
    const { box, content, resize, result } = setUp(300, 301);
    expect(result.current).toEqual(NONE);
    if (changed === 'box') resize(box, 'clientWidth', 200);
    else resize(content, 'offsetWidth', 302);
    act(() => notifyResize(changed === 'box' ? box : content));
    expect(result.current.isWider).toBe(true);
  });
});

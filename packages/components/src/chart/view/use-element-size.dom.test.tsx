import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notifyResize } from '@tillview/test-setup/resize-observer';
import { useElementSize } from './use-element-size.ts';

it('measures the width, the direction and the size of the text, and again when the size changes', () => {
  const element = document.createElement('div');
  document.body.append(element);
  document.documentElement.dir = 'rtl';
  const measure = vi.spyOn(element, 'getBoundingClientRect');
  measure.mockReturnValue(new DOMRect(0, 0, 400.9, 1));
  const ref = { current: element };
  const { result, rerender } = renderHook((width?: number) => useElementSize(ref, width));
  expect(result.current).toEqual({ width: 400, isRtl: true, textScale: 1 });
  measure.mockReturnValue(new DOMRect(0, 0, 320, 1));
  document.documentElement.dir = 'ltr';
  document.documentElement.style.fontSize = '32px';
  act(() => notifyResize(element));
  expect(result.current).toEqual({ width: 320, isRtl: false, textScale: 2 });
  document.documentElement.style.fontSize = '';
  rerender(0);
  expect(result.current.width).toBe(0);
});

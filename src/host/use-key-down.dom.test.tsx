import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { isAppleDevice, isTyping, useKeyDown } from './use-key-down.ts';

describe('useKeyDown', () => {
  it('hides a handled key press from the controls and the browser, and passes on all others', () => {
    const onPress = vi.fn();
    render(<button onKeyDown={onPress}>Save</button>);
    renderHook(() => useKeyDown(({ key }) => key === '/'));
    const button = screen.getByRole('button');
    expect(fireEvent.keyDown(button, { key: '/' })).toBe(false);
    expect(onPress).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(button, { key: 'a' })).toBe(true);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('ignores key presses that are already handled or part of an input method composition', () => {
    const onKeyDown = vi.fn(() => true);
    renderHook(() => useKeyDown(onKeyDown));
    fireEvent.keyDown(document.body, { key: '/', isComposing: true });
    const used = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    used.preventDefault();
    fireEvent(document.body, used);
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it('calls the callback of the last render, and no callback after unmounting', () => {
    const [first, second] = [vi.fn(() => true), vi.fn(() => true)];
    const { rerender, unmount } = renderHook((callback) => useKeyDown(callback), {
      initialProps: first,
    });
    rerender(second);
    fireEvent.keyDown(document.body, { key: '/' });
    unmount();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });
});

it.each([
  ['<input aria-label="Stock">', true],
  ['<textarea aria-label="Stock"></textarea>', true],
  ['<select aria-label="Stock"></select>', true],
  ['<p contenteditable=""></p>', true],
  ['<p contenteditable="false"></p>', false],
  ['<input aria-label="Stock" type="checkbox">', false],
  ['<input aria-label="Stock" type="radio">', false],
  ['<input aria-label="Stock" type="button">', false],
  ['<input aria-label="Stock" type="submit">', false],
  ['<button aria-label="Stock"></button>', false],
])('isTyping in %s: %s', (html, expected) => {
  document.body.innerHTML = html;
  const onPress = vi.fn(isTyping);
  document.body.addEventListener('keydown', onPress, { once: true });
  fireEvent.keyDown(document.body.firstElementChild!, { key: 'a' });
  expect(onPress).toHaveReturnedWith(expected);
});

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like)', true],
  ['Mozilla/5.0 (iPad; CPU OS 18_0)', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false],
])('isAppleDevice with %s: %s', (userAgent, expected) => {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(isAppleDevice()).toBe(expected);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onLinkHover, HOVER_DELAY } from './menu-links.ts';

let menu: HTMLElement;
let reportedLinks: string[];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<nav><a href="#1">Orders</a><a href="#2"><b>Taxes</b></a></nav>';
  menu = document.querySelector('nav') ?? document.body;
  reportedLinks = [];
  onLinkHover(menu, ({ textContent }) => reportedLinks.push(textContent));
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

/** Moves the pointer over an element of the menu. jsdom does not support `pointerType`. */
function point(selector: string, pointerType = 'mouse'): void {
  const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType });
  menu.querySelector(selector)?.dispatchEvent(event);
}

describe('a menu', () => {
  it('reports the link that the pointer rests on, but not links that it only crosses', () => {
    point('a');
    vi.advanceTimersByTime(HOVER_DELAY / 2);
    point('b');
    vi.advanceTimersByTime(HOVER_DELAY);
    point('a');
    menu.dispatchEvent(new Event('pointerleave'));
    vi.advanceTimersByTime(HOVER_DELAY);
    expect(reportedLinks).toEqual(['Taxes']);
  });

  it('reports the link with keyboard focus', () => {
    menu.querySelector('a')?.focus();
    vi.advanceTimersByTime(HOVER_DELAY);
    expect(reportedLinks).toEqual(['Orders']);
  });

  it('reports nothing for touch, or if the user has enabled data saving', () => {
    point('a', 'touch');
    vi.advanceTimersByTime(HOVER_DELAY);
    Object.assign(navigator, { connection: { saveData: true } });
    point('a');
    vi.advanceTimersByTime(HOVER_DELAY);
    expect(reportedLinks).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onLinkRest, REST_TIME } from './menu-links.ts';

let menu: HTMLElement;
let rested: string[];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<nav><a href="#1">Orders</a><a href="#2"><b>Taxes</b></a></nav>';
  menu = document.querySelector('nav') ?? document.body;
  rested = [];
  onLinkRest(menu, ({ textContent }) => rested.push(textContent));
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

/** Points at something in the menu; jsdom has no kind of pointer in its events. */
function point(selector: string, pointerType = 'mouse'): void {
  const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType });
  menu.querySelector(selector)?.dispatchEvent(event);
}

describe('a menu', () => {
  it('reports the link that the mouse rests on, not those that it passes over', () => {
    point('a');
    vi.advanceTimersByTime(REST_TIME / 2);
    point('b');
    vi.advanceTimersByTime(REST_TIME);
    point('a');
    menu.dispatchEvent(new Event('pointerleave'));
    vi.advanceTimersByTime(REST_TIME);
    expect(rested).toEqual(['Taxes']);
  });

  it('reports the link that has the focus of the keyboard', () => {
    menu.querySelector('a')?.focus();
    vi.advanceTimersByTime(REST_TIME);
    expect(rested).toEqual(['Orders']);
  });

  it('reports nothing for a finger, nor to users who save data', () => {
    point('a', 'touch');
    vi.advanceTimersByTime(REST_TIME);
    Object.assign(navigator, { connection: { saveData: true } });
    point('a');
    vi.advanceTimersByTime(REST_TIME);
    expect(rested).toEqual([]);
  });
});

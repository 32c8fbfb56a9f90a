import { createMemoryHistory, type NavigationHistory } from '@tillview/navigation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusHeadings } from './focus-heading.ts';
import { restoreScroll } from './session/scroll-positions.ts';
import { getShopKey } from './session/shop-storage.ts';

const url = (path: string) => `admin.php?page=wc-admin&path=${encodeURIComponent(path)}`;

let history: NavigationHistory;
let root: HTMLElement;
let menuLink: HTMLElement;

beforeEach(() => {
  history = createMemoryHistory(`http://shop.test/wp-admin/${url('/revenue')}`);
  document.body.innerHTML =
    '<a href="#menu">Orders</a><div id="root"><h1>Revenue</h1><button>Refresh</button></div>';
  root = document.querySelector<HTMLElement>('#root') ?? document.body;
  menuLink = document.querySelector('a') ?? document.body;
});

/** Renders another screen some time after the URL has changed, as React does. */
async function renderScreen(title: string): Promise<void> {
  root.innerHTML = '<p>Loading</p>';
  await Promise.resolve();
  root.innerHTML = `<h1>${title}</h1><button>Refresh</button>`;
  await Promise.resolve();
}

const heading = () => root.querySelector('h1');

describe('the focus after a change of the screen', () => {
  let stop = () => {};
  beforeEach(() => {
    stop = focusHeadings(root, history);
  });
  afterEach(() => stop());

  it('moves to the heading of the new screen, which is not focusable after it loses the focus', async () => {
    menuLink.focus();
    history.push(url('/orders'));
    await renderScreen('Orders');
    expect(heading()).toHaveFocus();
    root.querySelector('button')?.focus();
    expect(heading()).not.toHaveAttribute('tabindex');
    history.back();
    await renderScreen('Revenue');
    expect(heading()).toHaveFocus();
  });

  it('moves to the heading by the link that skips the menu, or that removes its own row', async () => {
    menuLink.setAttribute('href', '#host-content');
    menuLink.click();
    expect(heading()).toHaveFocus();
    root.insertAdjacentHTML('beforeend', '<a href="#a">Hoodie</a>');
    root.querySelector<HTMLElement>('[href="#a"]')?.focus();
    history.push(`${url('/revenue')}&products=1`);
    root.querySelector('[href="#a"]')?.remove();
    await Promise.resolve();
    expect(heading()).toHaveFocus();
  });

  it('moves on to the link by which the screen was left, when it is rendered again', async () => {
    const rows = '<a href="#a">9</a><a href="#b">9</a><a href="#b">4</a>';
    root.insertAdjacentHTML('beforeend', rows);
    root.querySelectorAll<HTMLElement>('[href="#b"]')[1]?.focus();
    history.push(url('/orders'));
    await renderScreen('Orders');
    history.back();
    await renderScreen('Revenue');
    expect(heading()).toHaveFocus();
    root.insertAdjacentHTML('beforeend', rows);
    await Promise.resolve();
    expect(root.querySelectorAll('[href="#b"]')[1]).toHaveFocus();
  });

  it('moves to the heading of a screen whose alias is replaced', async () => {
    history.push(url('/old-orders'));
    history.replace(url('/orders'));
    await renderScreen('Orders');
    expect(heading()).toHaveFocus();
  });

  it('does not move when only parameters change, or when the user has already moved it', async () => {
    menuLink.focus();
    history.push(`${url('/revenue')}&period=week`);
    await renderScreen('Revenue');
    expect(menuLink).toHaveFocus();
    const other = document.body.appendChild(document.createElement('button'));
    other.textContent = 'Help';
    history.push(url('/orders'));
    other.focus();
    await renderScreen('Orders');
    expect(other).toHaveFocus();
  });
});

describe('the scroll position', () => {
  let resize = () => {};
  let scrollTo: ReturnType<typeof vi.fn>;

  /** A mock window with a page of this height in pixels, with only the properties that scrolling uses. */
  function openWindow(pageHeight = 3000): Window & { scrollY: number } {
    scrollTo = vi.fn((_left: number, top: number) => {
      win.scrollY = top;
    });
    const own = {
      scrollY: 0,
      scrollTo,
      history: {},
      document: { documentElement: { scrollHeight: pageHeight, clientHeight: 500 } },
    };
    const win = new Proxy(window, {
      get: (target, name) => {
        if (name in own) return Reflect.get(own, name);
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
      set: (_target, name, value) => Reflect.set(own, name, value),
    }) as Window & { scrollY: number };
    return win;
  }

  /** Goes to another screen at a position of 700 pixels, and back. */
  function goBack(pageHeight?: number) {
    const win = openWindow(pageHeight);
    restoreScroll(root, history, win);
    win.scrollY = 700;
    history.push(url('/orders'));
    history.back();
    return win;
  }

  /** Reloads a page at a position of 400 pixels. */
  function reload() {
    const before = openWindow();
    restoreScroll(root, history, before);
    before.scrollY = 400;
    window.dispatchEvent(new Event('pagehide'));
    return openWindow();
  }

  beforeEach(() => {
    sessionStorage.clear();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resize = callback;
        }
        observe() {}
        disconnect() {
          resize = () => {};
        }
      },
    );
  });

  it('is the top of a new screen, and the previous position after going back', () => {
    const win = openWindow();
    restoreScroll(root, history, win);
    win.scrollY = 700;
    history.push(`${url('/revenue')}&period=week`);
    expect(win.scrollY).toBe(700);
    history.push(url('/orders'));
    expect(win.scrollY).toBe(0);
    win.scrollY = 200;
    history.back();
    resize();
    expect(win.scrollY).toBe(700);
    history.forward();
    resize();
    expect(win.scrollY).toBe(200);
  });

  it('is restored as far as the page is long, until the user scrolls', () => {
    const win = goBack(900);
    resize();
    expect(win.scrollY).toBe(400);
    Reflect.set(win.document.documentElement, 'scrollHeight', 2000);
    resize();
    expect(win.scrollY).toBe(700);
    window.dispatchEvent(new Event('wheel'));
    win.scrollY = 100;
    resize();
    expect(win.scrollY).toBe(100);
  });

  it('is restored after a reload', () => {
    const win = reload();
    restoreScroll(root, history, win);
    resize();
    expect(win.scrollY).toBe(400);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'is no longer kept after the event %s',
    (event) => {
      const win = goBack();
      window.dispatchEvent(new Event(event));
      resize();
      expect(win.scrollY).toBe(0);
    },
  );

  it('is kept for at most ten seconds', () => {
    vi.useFakeTimers();
    const win = goBack();
    vi.advanceTimersByTime(9_999);
    resize();
    expect(win.scrollY).toBe(700);
    win.scrollY = 0;
    vi.advanceTimersByTime(1);
    resize();
    expect(win.scrollY).toBe(0);
  });

  it('is not restored after the user has scrolled a reloaded page, and is not left to the browser', () => {
    const win = reload();
    win.scrollY = 50;
    restoreScroll(root, history, win);
    resize();
    expect(win.scrollY).toBe(50);
    expect(win.history.scrollRestoration).toBe('manual');
  });

  it('is stored for the last fifty entries', () => {
    const win = openWindow();
    restoreScroll(root, history, win);
    for (let entry = 0; entry < 60; entry++) history.push(url(`/orders/${entry}`));
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(sessionStorage.getItem(getShopKey('tillview-scroll')) ?? '')).toHaveLength(
      50,
    );
  });

  it.each(['no JSON', '{"no":"list"}', '[null]', '[["/orders",null]]'])(
    'starts at the top if %s was stored',
    (kept) => {
      sessionStorage.setItem(getShopKey('tillview-scroll'), kept);
      const win = openWindow();
      restoreScroll(root, history, win);
      resize();
      expect(win.scrollY).toBe(0);
    },
  );

  it('starts at the top, without an error, if the access to the storage is blocked', () => {
    const win = openWindow();
    const access = vi.spyOn(win, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    restoreScroll(root, history, win);
    history.push(url('/orders'));
    window.dispatchEvent(new Event('pagehide'));
    access.mockRestore();
    expect(win.scrollY).toBe(0);
  });
});

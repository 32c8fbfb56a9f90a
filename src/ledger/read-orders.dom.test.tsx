import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectRest } from '../host/connect-rest.ts';
import { hostDefaults } from '../host/host-config.ts';
import { renderInHost } from '../host/render-in-host.test-support.tsx';
import ReadOrders from './read-orders.ts';

const user = { id: 1, name: 'Ada', capabilities: {}, preferences: {} };
const host = { ...hostDefaults, restRoot: 'http://shop.test/wp-json/', user };
const SECOND = 1000;
const HOUR = 3600 * SECOND;

connectRest(host);

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page of a shop without orders, as another page load does. */
function open() {
  const send = vi.fn(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', send);
  const { unmount } = renderInHost(<ReadOrders />, host, {
    hasRoute: () => Promise.resolve(false),
  });
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  return { send, wait, unmount };
}

it('sends nothing in the first ten seconds, and from a page that was left before', async () => {
  const { send, wait, unmount } = open();
  await wait(9 * SECOND);
  unmount();
  await wait(60 * SECOND);
  expect(send).not.toHaveBeenCalled();
});

it('compares the orders once an hour, whatever page is open', async () => {
  const first = open();
  await first.wait(60 * SECOND);
  expect(first.send).toHaveBeenCalled();
  first.unmount();
  const second = open();
  await second.wait(60 * SECOND);
  expect(second.send).not.toHaveBeenCalled();
  second.unmount();
  vi.advanceTimersByTime(HOUR);
  const later = open();
  await later.wait(60 * SECOND);
  expect(later.send).toHaveBeenCalled();
});

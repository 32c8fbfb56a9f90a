import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { deepIt, isDeep } from '@tillview/test-setup/deep';
import { decodeEntities } from '../../packages/data/src/core/plain-text.ts';
import { stockRows } from '../../mocks/analytics/stock.ts';
import { findScreen, screens, type Screen } from '../../src/screens.ts';
import { withDemoShop } from './demo-shop.ts';
import { faults, hardFaults, NAMES_WHAT_FAILED, NONSENSE, type FaultName } from './faults.ts';
import { ALL_CAPABILITIES, renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 60 });

const NAMES = Object.keys(faults) as FaultName[];

/** What a screen of a store without faults has: the number of zeros, and the names of its calls. */
type WellScreen = { readonly zeros: number; readonly names: readonly string[] };

/** The names of the calls that a screen made, and the number of those without a response. */
type Calls = { readonly names: string[]; pending: number };

/**
 * Gives each kind of call, such as `GET reports/orders/stats`, the fault that `choose` returns for its number: the place of
 * its name in `known`, so that a call has the same number each time, or else after these.
 */
function spoil(
  choose: (call: number) => FaultName | undefined,
  known: readonly string[] = [],
): Calls {
  const calls: Calls = { names: [...known], pending: 0 };
  shop.intercept(async (request, next) => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    if (!calls.names.includes(name)) calls.names.push(name);
    const fault = choose(calls.names.indexOf(name));
    calls.pending++;
    try {
      return await (fault ? faults[fault](next) : next());
    } finally {
      calls.pending--;
    }
  });
  return calls;
}

/** Waits until every call has its response, nothing on the page is loading, and nothing changes any more. */
async function settle(calls: Calls): Promise<void> {
  let before: string;
  do {
    before = document.body.innerHTML;
    await act(() => vi.dynamicImportSettled());
    await waitFor(() => expect(calls.pending).toBe(0));
    await waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]').length).toBe(0));
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 50);
        }),
    );
  } while (document.body.innerHTML !== before);
}

/**
 * Whether an element is in the cell with the stock of an item of which the store has none left. Such items are listed first
 * when it is not known what was sold: the page then has more of these zeros, and each is true.
 */
function isTrueStock(element: Element): boolean {
  const cell = element.closest('td');
  const row = cell?.closest('tr');
  const header = cell?.closest('table')?.rows[0]?.cells[cell.cellIndex];
  if (!row || header?.textContent !== 'Stock') return false;
  const name = row.querySelector('th')?.textContent;
  return stockRows(shop.store.db).some(
    (stored) => decodeEntities(stored.name) === name && stored.item.stock_quantity === 0,
  );
}

/** The elements of the page that are a zero only: a number, an amount or a percentage. */
const getZeros = () =>
  [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.childElementCount === 0 &&
      /^\D{0,3}0(?:\.0+)?\D{0,3}$/.test(element.textContent.trim()) &&
      !isTrueStock(element),
  );

/** Describes each zero by the text around it. */
function describeZeros(zeros: readonly Element[]): string {
  const getPart = (element: Element): Element => {
    const { parentElement: parent } = element;
    return parent && parent.textContent.length < 90 ? getPart(parent) : element;
  };
  return zeros.map((zero) => `${zero.textContent} in "${getPart(zero).textContent}"`).join('\n');
}

const getRetries = () => screen.queryAllByRole('button', { name: 'Retry' });

/** Opens a screen of a store with faults, expects that it holds, and that Retry shows all once the store is well. */
async function expectScreenToHold(
  path: string,
  title: string,
  well: WellScreen,
  choose: (call: number) => FaultName | undefined,
): Promise<number> {
  const calls = spoil(choose, well.names);
  // Counts that another page has kept are not requested.
  window.localStorage.clear();
  const { errors } = renderApp(shop, { url: `&path=${path}`, capabilities: ALL_CAPABILITIES });
  await settle(calls);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.body.textContent).not.toMatch(NONSENSE);
  // What was not received is no zero.
  const zeros = getZeros();
  const hit = calls.names.map((name, call) => `${name}: ${choose(call) ?? 'well'}`);
  const times = hit.some((text) => text.endsWith('rows twice')) ? 2 : 1;
  expect(
    zeros.length,
    `More zeros than without faults:\n${describeZeros(zeros)}\n${hit.join('\n')}`,
  ).toBeLessThanOrEqual(times * well.zeros);
  expect(errors).toEqual([]);
  const hasFailed = (call: number) => hardFaults.has(choose(call) ?? 'slow');
  if (calls.names.length > 0 && calls.names.every((_, call) => hasFailed(call)))
    expect(document.body.textContent).toMatch(NAMES_WHAT_FAILED);

  const retried = spoil(() => undefined);
  // What failed can be needed by what fails next.
  for (let round = 0; round < 2; round++) {
    for (const retry of getRetries()) if (retry.isConnected) fireEvent.click(retry);
    await settle(retried);
  }
  expect(getRetries()).toEqual([]);
  cleanup();
  return calls.names.length;
}

/** Opens a screen of the well store. */
async function openWell(path: string): Promise<WellScreen> {
  const calls = spoil(() => undefined);
  renderApp(shop, { url: `&path=${path}`, capabilities: ALL_CAPABILITIES });
  await settle(calls);
  const zeros = getZeros().length;
  cleanup();
  return { zeros, names: calls.names };
}

/**
 * One screen of each kind: several reports, one report, kept orders, things to change, form. With `TILLVIEW_DEEP`, faults
 * hit every screen, and each fault hits each call.
 */
const ONE_OF_EACH_KIND = [
  '/digest',
  '/analytics/orders',
  '/analytics/sources',
  '/payments',
  '/analytics/settings',
];

function getScreen(path: string): Screen {
  const screen = findScreen(path);
  if (!screen) throw new Error(`There is no screen ${path}.`);
  return screen;
}

const tested = isDeep ? screens : ONE_OF_EACH_KIND.map(getScreen);

/** How often a screen is opened at most, each time with as many of the faults as it sends calls. */
const MAX_ROUNDS = isDeep ? NAMES.length : 1;

/** Without `TILLVIEW_DEEP`, each screen meets other faults. */
const getFirst = (path: string) => (isDeep ? 0 : ONE_OF_EACH_KIND.indexOf(path) * 4);

it.each(tested.map(({ path, title }) => [path, title()] as const))(
  '%s: faults hit its calls; the screen holds, and Retry brings the rest',
  async (path, title) => {
    // In the order in which calls are sent: each fault hits one.
    const well = { ...(await openWell(path)), names: [] };
    const start = getFirst(path);
    const names = [...NAMES.slice(start), ...NAMES.slice(0, start)];
    for (let first = 0, round = 0; first < NAMES.length && round < MAX_ROUNDS; round++)
      first +=
        (await expectScreenToHold(path, title, well, (call) => names[first + call])) ||
        // A screen without calls has nothing that could fail.
        NAMES.length;
  },
);

/** Of the calls of a screen, one in this many has a fault at a time: alone it would take three times as long. */
const PARTS = 3;

deepIt.each(tested.map(({ path, title }) => [path, title()] as const))(
  '%s: any fault of any call, while most others have responses; the screen holds, and Retry brings the rest',
  async (path, title) => {
    const well = await openWell(path);
    for (let first = 0; first < NAMES.length; first++) {
      let count = 1;
      for (let part = 0; part < Math.min(PARTS, count); part++)
        count = await expectScreenToHold(path, title, well, (call) =>
          call % PARTS === part ? NAMES[(first + call) % NAMES.length] : undefined,
        );
    }
  },
  30 * 60_000,
);

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screens } from '../../src/screens.ts';
import { firstCases, isDeep } from '@tillview/test-setup/deep';
import { createDeferred } from './revenue-page.ts';
import { withBrowser } from './setup/browser.ts';
import { withDemo } from './setup/servers.ts';

const browser = withBrowser();
const demo = withDemo({ DEMO_ORDERS: '600' });

/** The URL of a screen. */
const urlOf = (path: string, query: Readonly<Record<string, string>> = {}) =>
  `${demo.url}/wp-admin/admin.php?${new URLSearchParams({ page: 'wc-admin', path, ...query })}`;

/** The largest layout shift of a screen, as the browser scores it: a tenth is called poor. */
const MAX_SHIFT = 0.02;

type Shift = { score: number; parts: string[] };

/** Collects the shifts of each page load that the user did not cause. */
const collectShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(globalThis, 'shifts', shifts);
    type Source = { node: Element | null; previousRect: DOMRect; currentRect: DOMRect };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: Source[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            score: entry.value,
            parts: entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
              const name = node instanceof Element ? `${node.nodeName}.${node.className}` : '';
              return `${name} ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`;
            }),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Holds the replies of the REST API until the screen is painted with its placeholders, and then until the page was painted with the reply before,
 * so that each state is seen on machines of any speed. `isReversed` hands out the last of the waiting replies first.
 */
const holdReplies = (page: Page, isReversed: boolean) =>
  page.addInitScript((isLastFirst) => {
    const send = globalThis.fetch;
    const waiting: (() => void)[] = [];
    const untilPainted = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    const handOut = async () => {
      while (!document.querySelector('main h1')) await untilPainted();
      // A screen that shows only what it knows has no placeholder.
      for (let frame = 0; frame < 10; frame += 1) {
        if (document.querySelector('main [aria-busy="true"]')) break;
        await untilPainted();
      }
      for (;;) {
        await untilPainted();
        (isLastFirst ? waiting.pop() : waiting.shift())?.();
      }
    };
    void handOut();
    const open = new Set<object>();
    Reflect.set(globalThis, 'openReplies', open);
    globalThis.fetch = async (...request) => {
      open.add(request);
      const reply = await send(...request).catch((error: unknown) => {
        open.delete(request);
        throw error;
      });
      if (reply.url.includes('/wp-json/'))
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      open.delete(request);
      return reply;
    };
  }, isReversed);

/** Waits until the screen shows all replies. */
async function untilShown(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          () =>
            (Reflect.get(globalThis, 'openReplies') as Set<object>).size +
            document.querySelectorAll('main [aria-busy="true"]').length,
        ),
      { message: path },
    )
    .toBe(0);
}

/** The boxes of a screen's head in whole pixels, from the top of what is in it and from the start of the content. */
const measureHead = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('.tillview-screen-header');
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [title, menu] = [
      box('.tillview-screen-header h1'),
      box('.tillview-screen-header__actions > :last-child'),
    ];
    const row = header?.getBoundingClientRect();
    const filters = box('.tillview-report__filters');
    if (!row || !title || !menu) throw new Error('The screen has no head.');
    return {
      start: Math.round(row.left),
      end: Math.round(row.right),
      title: Math.round(title.left - row.left),
      menu: Math.round(row.right - menu.right),
      menuTop: Math.round(menu.top - row.top),
      // Screens without a range have no such row.
      filters: Math.round((filters?.left ?? row.left) - row.left),
      isBelow: !filters || filters.top >= row.bottom,
    };
  });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

it.each([
  ...SIZES.map((size) => ({ ...size, order: 'first', isReversed: false })),
  ...firstCases(
    0,
    SIZES.map((size) => ({ ...size, order: 'last', isReversed: true })),
  ),
])(
  'nothing moves while a screen loads, and all have the same head, at $width px, the $order reply first',
  async ({ isReversed, ...size }) => {
    const { page } = await browser.visit(size);
    await collectShifts(page);
    await holdReplies(page, isReversed);
    const heads = new Map<string, string[]>();
    // Without `TILLVIEW_DEEP`, each size opens every sixth screen, and no screen is opened in both.
    const opened = screens.filter((_, at) => isDeep || at % 6 === Number(size.width < 1000));
    for (const { path } of opened) {
      await page.goto(urlOf(path));
      await page.getByRole('button', { name: 'More options' }).waitFor();
      await untilShown(page, path);
      const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as Shift[]);
      const sum = shifts.reduce((total, { score }) => total + score, 0);
      const causes = shifts.flatMap(({ score, parts }) => [score.toFixed(3), ...parts]).join('\n');
      expect.soft(sum, `${path}\n${causes}`).toBeLessThanOrEqual(MAX_SHIFT);
      const head = JSON.stringify(await measureHead(page));
      heads.set(head, [...(heads.get(head) ?? []), path]);
    }
    expect(Object.fromEntries(heads)).toEqual({ [[...heads.keys()][0] ?? '']: expect.any(Array) });
  },
);

it('totals in words arrive after the rows, and no column of Stock moves', async () => {
  const { page } = await browser.visit({ width: 1440, height: 900 });
  const { promise, release } = createDeferred();
  await page.route(/reports\/stock\/stats/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(urlOf('/analytics/stock'));
  await page.locator('tbody a').first().waitFor();
  const headers = page.locator('.tillview-table thead th');
  const measureColumns = () =>
    headers.evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().x)));
  const before = await measureColumns();
  expect(before).toHaveLength(4);
  release();
  await page.getByText(/\d in stock, of which/).waitFor();
  expect(await measureColumns()).toEqual(before);
});

it.each(firstCases(1, SIZES.toReversed()))(
  'the control "Compare up to" and the table stay where they are when it is pressed, at $width px',
  async (size) => {
    const { page } = await browser.visit(size);
    await page.goto(urlOf('/analytics/revenue'));
    const control = page.locator('main').getByRole('checkbox', { name: /^Compare up to/ });
    const table = page.getByRole('region', { name: 'By day' });
    const measurePlaces = async () => {
      await page.getByText('Estimated net sales').waitFor();
      await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
      const boxes = [await control.boundingBox(), await table.boundingBox()];
      return boxes.map((box) => box && [Math.round(box.x), Math.round(box.y)]);
    };
    const before = await measurePlaces();
    expect(before).not.toContain(null);
    const isChecked = await control.isChecked();
    await control.click();
    await page.getByText(isChecked ? 'Compared with a whole day' : /^Both until/).waitFor();
    expect(await measurePlaces()).toEqual(before);
  },
);

it.each(
  firstCases(1, [
    // The most presses of Tab that the content of a screen may need, with 25 rows.
    ['revenue', 60],
    ['overview', 40],
    ['orders', 60],
    ['products', 60],
    ['taxes', 60],
  ] as const),
)('has few stops of the Tab key: %s, at most %d', async (screen, maxStops) => {
  const { page } = await browser.visit({ width: 1440, height: 900 });
  const path = `/analytics/${screen}`;
  await page.goto(urlOf(path, { period: 'year', interval: 'week', per_page: '25' }));
  await page.getByRole('button', { name: 'More options' }).waitFor();
  // Parts that load when they are near.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(() => page.locator('main [aria-busy="true"]').count(), { message: path })
    .toBe(0);
  const count = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, [tabindex])',
    );
    const radios = new Set<string>();
    return [...controls].filter((control) => {
      if (control.tabIndex < 0 || control.matches(':disabled')) return false;
      if (!control.checkVisibility({ visibilityProperty: true })) return false;
      if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
      // A group of radio buttons is one stop.
      const isFirst = !radios.has(control.name);
      radios.add(control.name);
      return isFirst;
    }).length;
  });
  expect(count).toBeGreaterThan(10);
  expect(count).toBeLessThanOrEqual(maxStops);
});

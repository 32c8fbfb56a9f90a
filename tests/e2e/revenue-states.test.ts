import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectNoHorizontalScroll } from './axe.ts';
import {
  createDeferred,
  failure,
  onStats,
  parts,
  REVENUE,
  SHOP,
  untilLoaded,
} from './revenue-page.ts';
import { withBrowser, type VisitOptions } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let english = '';
let persian = '';
let urdu = '';

beforeAll(async () => {
  // Right-to-left locales without a translation: the tests find the states by their English texts.
  [english, persian, urdu] = await Promise.all(
    ['en_US', 'fa_IR', 'ur'].map((locale) =>
      servers.demo({ ...SHOP, DEMO_LOCALE: locale }).then(({ url }) => url),
    ) as [Promise<string>, Promise<string>, Promise<string>],
  );
});

/** Only six days: the duration of axe grows with the rows of the page. */
const WEEK = '&period=week&compare=previous_year';

/** A state of the page, and how to reach it. */
type State = {
  /** The query to append to the URL of Revenue; a week by default. */
  search?: string;
  /** Runs before the page is opened. */
  arrange?: (page: Page) => Promise<void>;
  /** Runs after the page was opened; resolves when the state is reached. */
  act?: (page: Page) => Promise<void>;
};

const openPicker = async (page: Page) => {
  await parts(page).range.click();
  await page.getByRole('button', { name: 'Update' }).waitFor();
};

const states: Readonly<Record<string, State>> = {
  loaded: { act: untilLoaded },
  loading: {
    arrange: (page) =>
      onStats(
        page,
        () => true,
        () => undefined,
      ),
    act: (page) => page.locator('.tillview-table.is-loading').waitFor(),
  },
  empty: {
    search: '&period=custom&compare=previous_year&after=2020-01-01&before=2020-01-31',
    // The message in the chart: the one above it ends with a full stop.
    act: (page) => page.getByText('No data for the selected date range', { exact: true }).waitFor(),
  },
  'every part failed': {
    arrange: (page) => onStats(page, (range) => range === 'primary', failure(500)),
    act: (page) => page.getByRole('button', { name: 'Retry' }).last().waitFor(),
  },
  'the picker on its presets': {
    act: async (page) => {
      await untilLoaded(page);
      await openPicker(page);
    },
  },
  'the picker on a custom range': {
    search: '&period=custom&compare=previous_year&after=2026-11-02&before=2026-11-12',
    act: async (page) => {
      await untilLoaded(page);
      await openPicker(page);
      await page.getByRole('application', { name: 'Calendar' }).waitFor();
      await page.getByRole('textbox', { name: 'Start Date' }).fill('11/31/2026');
      await page.getByText('Invalid date').waitFor();
    },
  },
  'the menu of columns': {
    act: async (page) => {
      await untilLoaded(page);
      await page.getByRole('button', { name: 'Choose which values to display' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Taxes' }).click();
    },
  },
  'the chart as a table': {
    act: async (page) => {
      await untilLoaded(page);
      await page.getByRole('button', { name: 'Show as table' }).click();
      await page.getByRole('region', { name: 'Gross sales' }).waitFor();
    },
  },
  'the menu of the chart': {
    act: async (page) => {
      await untilLoaded(page);
      await page.getByRole('button', { name: 'Chart menu' }).click();
      await page.getByRole('menuitemcheckbox', { name: '7-day average' }).waitFor();
    },
  },
  'the tooltip of a point': {
    search: '&chartType=bar',
    act: async (page) => {
      await untilLoaded(page);
      await parts(page).plot.focus();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tooltip').waitFor();
    },
  },
  'several pages and a download menu': {
    search: '&period=quarter&compare=previous_year&paged=2',
    act: async (page) => {
      await untilLoaded(page);
      await page.getByRole('button', { name: 'Download options' }).click();
      await page.getByRole('menuitem', { name: /^All pages/ }).waitFor();
    },
  },
  'page not found': {
    search: '%2Fnowhere',
    act: (page) => page.getByText('Page not found').waitFor(),
  },
};

async function show(state: State, options: VisitOptions = {}, server = english): Promise<Page> {
  browser.expectProblems(/reply (500|403)|status of (500|403)/);
  const { page } = await browser.visit(options);
  await state.arrange?.(page);
  await page.goto(server + REVENUE + (state.search ?? WEEK));
  await state.act?.(page);
  return page;
}

describe('every state of Revenue', () => {
  it.each(Object.entries(states))(
    'has no axe violations, light and dark, and no horizontal scroll: %s',
    async (_name, state) => {
      const page = await show(state);
      await expectNoAxeViolations(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoAxeViolations(page, 'colours');
      await expectNoHorizontalScroll(page);
      await page.setViewportSize({ width: 768, height: 900 });
      await expectNoHorizontalScroll(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoHorizontalScroll(page);
    },
  );
});

const { loaded } = states;
const customPicker = states['the picker on a custom range'];

/** Opens the summary, which is a dropdown on narrow screens. */
const openSummary = async (page: Page) => {
  await untilLoaded(page);
  await page.getByRole('button', { name: /^Gross sales ./ }).click();
  const list = page.getByRole('list', { name: 'Performance Indicators' });
  await list.getByRole('link', { name: /^Total sales/ }).waitFor();
  // The tooltip of an item opens after a delay.
  await list.getByText('Net sales').hover();
  await page.getByRole('tooltip').waitFor();
};

const appearances: [string, VisitOptions, State | undefined, string][] = [
  ['a phone with the picker open', { width: 320, height: 640 }, customPicker, 'en'],
  ['a tablet with the summary open', { width: 768, height: 900 }, { act: openSummary }, 'en'],
  ['a zoom of 200 %', { width: 720, height: 450 }, loaded, 'en'],
  ['forced colours, the picker open', { forcedColors: 'active' }, customPicker, 'en'],
  ['Persian, the picker open', {}, states['the picker on its presets'], 'fa'],
  ['Urdu, a point of the chart', {}, states['the tooltip of a point'], 'ur'],
  ['Urdu on a phone, the summary open', { width: 320, height: 640 }, { act: openSummary }, 'ur'],
];

/** How much the layout of the page has shifted so far. */
const readShift = async () => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return sum;
};

describe('every appearance of Revenue', () => {
  it.each(appearances)(
    'has no axe violations and no horizontal scroll: %s',
    async (_name, options, state, language) => {
      const server = { fa: persian, ur: urdu }[language] ?? english;
      const page = await show(state ?? {}, options, server);
      expect(await page.evaluate(() => document.documentElement.dir)).toBe(
        language === 'en' ? 'ltr' : 'rtl',
      );
      // In forced colours, axe computes contrast with background colours that the browser has replaced.
      await expectNoAxeViolations(page, 'forcedColors' in options ? 'all but colours' : 'all');
      await expectNoHorizontalScroll(page);
    },
  );

  it.each([1440, 320])(
    'does not move the summary, and shifts other content only slightly, while code and metrics load: %i pixels wide',
    async (width) => {
      const code = createDeferred();
      const metrics = createDeferred();
      const { page } = await browser.visit({ width });
      await page.route(/\/assets\/report-page-[^/]*\.js$/, async (route) => {
        await code.promise;
        await route.fallback();
      });
      await onStats(
        page,
        () => true,
        async (route) => {
          await metrics.promise;
          await route.fallback();
        },
      );
      const getPlace = async (state: string) => {
        const box = await page.locator(`.tillview-summary${state}`).first().boundingBox();
        return { top: Math.round(box?.y ?? 0), height: box?.height };
      };
      await page.goto(english + REVENUE, { waitUntil: 'commit' });
      await page.locator('.tillview-summary.is-loading').first().waitFor();
      const withoutCode = await getPlace('.is-loading');
      code.release();
      await page.locator('.tillview-table.is-loading').waitFor();
      expect(await getPlace('.is-loading')).toEqual(withoutCode);
      metrics.release();
      await untilLoaded(page);
      expect(await getPlace(':not(.is-loading)')).toEqual(withoutCode);
      expect(await page.evaluate(readShift)).toBeLessThan(0.02);
    },
  );

  it('shows summary, chart and three rows of the table on the first screen of 1440 × 900', async () => {
    const page = await show({ ...loaded, search: '' });
    const { summary, chart, rows, totals } = parts(page);
    const bottomOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    expect(await bottomOf(summary)).toBeLessThan(260);
    expect(await bottomOf(chart)).toBeLessThan(640);
    // The totals stay at the bottom of the window, over the rows that follow.
    const end = (await totals.locator('th, td').first().boundingBox())?.y ?? 0;
    expect(end).toBeLessThan(900);
    expect(await bottomOf(rows.nth(2))).toBeLessThanOrEqual(end);
    for (const metric of await summary.locator('.tillview-summary__value').all())
      expect(await metric.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  });
});

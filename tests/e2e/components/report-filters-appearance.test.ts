import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectNoHorizontalScroll, finishAnimations } from '../axe.ts';
import { eventually, expectFocus } from '../pages/eventually.ts';
import { withFiltersShop } from '../pages/filters-shop.ts';
import { createPointerDriver } from '../pages/input-drivers.ts';
import { withBrowser } from '../setup/browser.ts';
import { deepIt, firstCases } from '@tillview/test-setup/deep';

const browser = withBrowser();
const visits = withFiltersShop(browser);

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 900 };

type State = {
  name: string;
  report: string;
  search: string;
  /** Waits until the filters are rendered, and opens the popups of this state. */
  prepare: (page: Page) => Promise<void>;
};

/** Products 53 and 51 have the longest name of the store and a right-to-left name. */
const STATES: State[] = [
  {
    name: 'the dropdown of nested choices',
    report: 'products',
    search: 'filter=top_summer',
    async prepare(page) {
      await createPointerDriver(page).press(
        page.getByRole('button', { name: 'Show: Of the summer' }),
      );
      await page.getByRole('button', { name: 'Back: Of a season' }).waitFor();
    },
  },
  {
    name: 'the dropdown with a search and its results',
    report: 'products',
    search: 'filter=single_product&products=53',
    async prepare(page) {
      await page.getByRole('button', { name: /^Show: Donau/ }).click();
      const search = page.getByRole('combobox', { name: 'Type to search for a product' });
      await createPointerDriver(page).write(search, 'e');
      await visits.shop.pause();
      await eventually(() => page.getByRole('option').count()).toBe(10);
    },
  },
  {
    name: 'the card of a comparison, with its list open',
    report: 'products',
    search: 'filter=compare-products&products=53,51,987654,28',
    async prepare(page) {
      await page.getByText('Enamel Mug (4 of 4)').waitFor();
      const field = page.getByRole('combobox', { name: 'Search for products to compare' });
      await createPointerDriver(page).write(field, 'e');
      await visits.shop.pause();
      await eventually(() => page.getByRole('option').count()).toBe(10);
    },
  },
  {
    name: 'the panel of advanced filters with searches and attributes, and its list of filters',
    report: 'orders',
    search:
      'filter=advanced&match=any&status_is_not=failed&product_includes=53,51,987654&coupon_excludes=121,122' +
      '&attribute_is[0][0]=1&attribute_is[0][1]=30&attribute_is_not[0][0]=2&attribute_is_not[0][1]=999',
    async prepare(page) {
      await page.getByText('sommerschlussverkauf-für-stammkundinnen').first().waitFor();
      await eventually(() => page.getByRole('combobox', { name: 'Attribute value' }).count()).toBe(
        2,
      );
      await page.getByRole('button', { name: 'Add a filter' }).click();
      await page.getByRole('button', { name: 'Variation', exact: true }).waitFor();
    },
  },
  {
    name: 'the panel of advanced filters with ranges, an error and an open calendar',
    report: 'customers',
    search:
      'filter=advanced&orders_count_between[0]=3&orders_count_between[1]=1500000' +
      '&avg_order_value_between[0]=12.5&avg_order_value_between[1]=20000' +
      '&last_active_between[0]=2026-11-01&last_active_between[1]=2026-02-30',
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Last active: range start' }).click();
      await page.getByRole('button', { name: /November 17, 2026/ }).waitFor();
      await page.getByRole('alert').waitFor();
    },
  },
];

/** Failed requests for names are also a state. */
const FAILED_LOOKUPS: State = {
  name: 'failed look-ups',
  report: 'products',
  search: 'filter=advanced&product_includes=28&category_includes=17&attribute_is[0][0]=1',
  prepare: (page) => eventually(() => page.getByRole('alert').count()).toBe(2),
};

async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((name) => {
    document.documentElement.dataset['tillviewTheme'] = name;
  }, theme);
  await finishAnimations(page);
}

async function show({ report, search, prepare }: State, size: typeof WIDE) {
  const { page, open } = visits.shop;
  await page.setViewportSize(size);
  await open(report, search);
  await prepare(page);
  await setTheme(page, 'light');
  return page;
}

/** Whether an element is visible at its position, not hidden by scrolling. */
const isInSight = (target: Locator) =>
  target.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && node.contains(seen);
  });

afterEach(async () => {
  await visits.shop.page.setViewportSize(WIDE);
  await visits.shop.page.emulateMedia({ forcedColors: null });
});

describe.each(firstCases(1, STATES))('$name', (state) => {
  it('has no axe violations, in light or dark, and no horizontal scroll on a small screen', async () => {
    const page = await show(state, WIDE);
    await expectNoAxeViolations(page);
    await setTheme(page, 'dark');
    await expectNoAxeViolations(page, 'colours');
    await page.setViewportSize(NARROW);
    await expectNoHorizontalScroll(page);
  });
});

describe(FAILED_LOOKUPS.name, () => {
  deepIt('have no axe violations, in light or dark', async () => {
    const seen = browser.expectProblems(/500/);
    const broken = /wc-analytics\/products(\/categories)?\?/;
    await visits.shop.page.route(broken, (route) =>
      route.fulfill({ status: 500, json: { code: 'broken', message: 'Broken', data: {} } }),
    );
    const page = await show(FAILED_LOOKUPS, NARROW);
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
    await setTheme(page, 'dark');
    await expectNoAxeViolations(page, 'colours');
    expect(seen.length).toBeGreaterThan(0);
    await page.unroute(broken);
  });
});

describe('the pickers', () => {
  it('have the same top edge, however long one of the names is', async () => {
    const { page } = visits.shop;
    await visits.shop.open('products', 'filter=single_product&products=53');
    await page.getByRole('button', { name: /^Show: Donau/ }).waitFor();
    const tops = await page
      .getByRole('button', { name: /^(Date Range|Show|Variations|Stock):/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
  });
});

describe('a list that is longer than the space available', () => {
  it.each(
    firstCases(1, [
      [
        'under its field',
        'orders',
        'filter=advanced&variation_includes=987654',
        'Select variation',
      ],
      [
        'in a dropdown',
        'products',
        'filter=single_product&products=987654',
        'Type to search for a product',
      ],
    ] as const),
  )('keeps the active option visible: %s', async (place, report, search, name) => {
    const { page } = visits.shop;
    await page.setViewportSize({ width: 1440, height: 500 });
    await visits.shop.open(report, search);
    if (place === 'in a dropdown') await page.getByRole('button', { name: /^Show:/ }).click();
    const field = page.getByRole('combobox', { name, exact: true });
    await createPointerDriver(page).write(field, 'e');
    await visits.shop.pause();
    await page.getByRole('listbox', { name }).getByRole('option').nth(9).waitFor();
    await expectNoAxeViolations(page, 'all but colours');
    // Up from the first option moves to the last one.
    await page.keyboard.press('ArrowUp');
    const options = page.getByRole('listbox', { name }).getByRole('option');
    const last = options.last();
    await eventually(() => last.getAttribute('aria-selected')).toBe('true');
    await eventually(() => isInSight(last)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await eventually(() => isInSight(options.first())).toBe(true);
    await eventually(() => isInSight(last)).toBe(false);
  });
});

describe('the list of filters to add', () => {
  deepIt('breaks a name that is wider than the screen', async () => {
    const { page } = visits.shop;
    await page.setViewportSize(NARROW);
    await visits.shop.open('bestellungen', 'filter=advanced');
    await page.getByRole('button', { name: 'Add a filter' }).click();
    const choice = page.getByRole('button', { name: /^Umsatzsteuervoranmeldung/ });
    await choice.waitFor();
    const cut = await choice.evaluate((node) => {
      const around: string[] = [];
      for (let part: Element | null = node; part; part = part.parentElement)
        if (part.scrollWidth > part.clientWidth) around.push(part.className);
      return around;
    });
    expect(cut).toEqual([]);
    await expectNoHorizontalScroll(page);
  });
});

describe('the options in forced colours', () => {
  deepIt('show which one has the focus, including the selected one', async () => {
    const { page } = visits.shop;
    await page.emulateMedia({ forcedColors: 'active' });
    await visits.shop.open('products', 'filter=top_summer');
    await page.getByRole('button', { name: 'Show: Of the summer' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Show:' });
    const current = dialog.getByRole('button', { name: 'Of the summer', exact: true });
    const other = dialog.getByRole('button', { name: 'Of the winter', exact: true });
    const outlineOf = (choice: Locator) =>
      choice.evaluate((node) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(node);
        return outlineStyle === 'none' ? '' : outlineWidth;
      });
    await page.keyboard.press('Tab');
    await expectFocus(other);
    expect([await outlineOf(current), await outlineOf(other)]).toEqual(['1px', '2px']);
    await page.keyboard.press('Shift+Tab');
    await expectFocus(current);
    expect([await outlineOf(current), await outlineOf(other)]).toEqual(['2px', '']);
  });
});

import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ControlPage } from '../pages/controls.ts';
import { eventually } from '../pages/eventually.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
let on: ControlPage;
beforeAll(async () => {
  on = await ControlPage.create(browser, inject('harnessUrl'), 'the pointer', { isKept: true });
});
const open = (story: string) => on.open(`story=${story}`);
const text = (words: string | RegExp) => on.page.getByText(words).first().waitFor();

describe('the search list', () => {
  it('shows a message when it is empty, and another one when nothing matches (R8.6, R8.7)', async () => {
    await open('search-list-control/Empty');
    await text('No items found.');
    await open('search-list-control/NothingFound');
    await text('No results for zzz');
  });

  it('counts the selected items, announces the search results, and clears the selection (R8.8, R8.9, R8.10)', async () => {
    await open('search-list-control/Selected');
    await text('2 items selected');
    await on.page.getByRole('searchbox').fill('mug');
    await text('Search results updated.');
    await on.button('Clear all selected items').click();
    await on.page.getByText('2 items selected').waitFor({ state: 'detached' });
  });
});

it('the flag of an unknown country has an error text (R8.4)', async () => {
  await open('flag/Unknown');
  await text('Invalid country flag');
});

it('a summary shows N/A for missing values (R8.11, R8.12, R8.13)', async () => {
  await open('summary/MissingValues');
  const card = on.page.getByRole('listitem').filter({ hasText: 'Orders' });
  const figure = (of: string) => card.locator(`.tillview-summary__${of}`).first().innerText();
  expect(await figure('value')).toBe('N/A');
  expect(await figure('delta')).toContain('N/A');
  expect(await figure('previous')).toBe('Previous Period: N/A');
});

it('a summary names the comparison period (R8.17)', async () => {
  await open('summary/Default');
  await on.page.getByText('Previous Period:').first().waitFor({ state: 'attached' });
});

describe('a chart', () => {
  const legend = () => on.page.getByRole('checkbox');
  const lines = () => on.page.locator('[data-series]').count();

  it('shows a spinner and a text while its data is loading (R4.24, R4.25)', async () => {
    await open('chart/Loading');
    await text('Your requested data is loading');
    await on.page.locator('.tillview-spinner').first().waitFor();
  });

  it('shows the empty message of its screen when there is no data (R8.18)', async () => {
    await open('chart/Empty');
    await text('No data for the selected date range');
  });

  it('shows the first five series, and hides or shows a series when its legend item is clicked (R4.20, R4.23)', async () => {
    await open('chart/Items');
    const checked = () =>
      legend().evaluateAll((all) => all.filter((each) => each.ariaChecked === 'true').length);
    await eventually(checked).toBe(5);
    const before = await lines();
    await legend().first().click();
    await eventually(checked).toBe(4);
    expect(await lines()).toBe(before - 1);
    await legend().first().click();
    await eventually(lines).toBe(before);
  });

  it('highlights the series whose legend item is hovered or focused (R4.21, R4.22)', async () => {
    const bright = () => on.page.locator('[data-series]:not(.is-dimmed)').count();
    await legend().first().blur();
    await on.page.mouse.move(0, 0);
    await eventually(bright).toBe(5);
    await legend().nth(1).hover();
    await eventually(bright).toBe(1);
    await on.page.mouse.move(0, 0);
    await eventually(bright).toBe(5);
    await legend().nth(1).focus();
    await eventually(bright).toBe(1);
  });
});

describe('a form', () => {
  const field = (name: string) => on.page.getByRole('textbox', { name });

  it('shows an error at each invalid field, and is not submitted while there are errors (R4.41, R4.42, R4.43)', async () => {
    await open('form/Default');
    expect(await on.page.getByText('Enter a name').count()).toBe(0);
    await on.button('Save').click();
    await text('Enter a name');
    await text('Enter an e-mail address');
  });

  it('is validated again after each change (R4.40)', async () => {
    await field('Name').fill('Ana');
    await on.page.getByText('Enter a name').waitFor({ state: 'detached' });
    await field('Name').fill('');
    await text('Enter a name');
    await field('Name').fill('Ana');
    await field('E-mail').fill('ana@shop.test');
    await text('Valid, changed');
  });
});

describe('the plugin installer', () => {
  it('waits for a click, and then ignores further clicks (R4.44, R4.46)', async () => {
    await open('plugins/Default');
    await on.button('Install & enable').waitFor();
    expect(await on.page.locator('.is-busy').count()).toBe(0);
    await open('plugins/Installing');
    await on.button('Install & enable').click();
    await on.page.locator('[aria-disabled="true"]').first().waitFor();
    await on.page.locator('.is-busy').waitFor();
  });

  it('offers to retry, and to continue without installing, when it fails (R4.48, R4.49)', async () => {
    await open('plugins/Failed');
    await on.button('Install & enable').click();
    await on.button('Retry').waitFor();
    await on.button('Continue without installing').waitFor();
  });

  it('starts automatically and shows no buttons with auto-install (R4.50, R4.51)', async () => {
    await open('plugins/AutoInstall');
    await on.page
      .getByRole('status')
      .filter({ hasText: 'Installing plugins' })
      .waitFor({ state: 'attached' });
    expect(await on.page.getByRole('button').count()).toBe(0);
  });

  it('shows only Continue when there is nothing to install (R4.52)', async () => {
    await open('plugins/NothingToInstall');
    await on.button('Continue').waitFor();
    expect(await on.page.getByRole('button').count()).toBe(1);
  });
});

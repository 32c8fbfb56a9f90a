import { describe, expect } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { expectNoAxeViolations } from '../axe.ts';
import { keyboardOf } from '../keyboard.ts';
import { ReportPage } from '../pages/report-page.ts';
import { products } from '../../store/reports/catalog.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

const browser = withBrowser();
const demo = withDemo({ DEMO_ORDERS: '600' });

describe('the variations of a product', () => {
  deepIt(
    'are selected and compared with only the keyboard, and persist after a reload',
    async () => {
      const { page } = await browser.visit();
      const report = new ReportPage(page, demo.url, products);
      await report.open({ period: 'last_year' });
      const keyboard = keyboardOf(page);
      // Only a variable product links to its variations.
      const row = page
        .locator('tbody tr')
        .filter({ has: page.locator('a[href*="product_includes"][href*="filter-variations"]') });
      const link = row.first().locator('a[href*="single_product"]');
      const name = await link.innerText();
      await link.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      const picker = (choice: string) =>
        page.getByRole('button', { name: `Show: ${choice}`, exact: true });
      const choice = (text: string) =>
        page.getByRole('dialog').getByRole('button', { name: text, exact: true });
      const table = page.getByRole('table', { name: /^Variations/ });
      await picker('All variations').waitFor();
      await table.locator('tbody tr').nth(1).waitFor();
      await expectNoAxeViolations(page);

      await picker('All variations').focus();
      await keyboard.press('Enter');
      await keyboard.tabTo(choice('Single variation'));
      await keyboard.press('Enter');
      const search = page.getByRole('combobox', { name: 'Search for variations' });
      await search.waitFor();
      await search.focus();
      await keyboard.type(name.slice(0, 4));
      // The search finds only variations of the product.
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      for (const option of await page.getByRole('listbox').getByRole('option').allInnerTexts())
        expect(option).toContain(name);
      await keyboard.press('ArrowDown', 'Enter');
      await expect.poll(() => report.url()['filter-variations']).toBe('single_variation');
      await expect.poll(() => table.locator('tbody tr').count()).toBe(1);
      expect(report.url()['filter']).toBe('single_product');

      await page.getByRole('button', { name: /^Show: .+, Single variation$/ }).focus();
      await keyboard.press('Enter');
      await keyboard.tabTo(choice('Back: Single variation'), 'backward');
      await keyboard.press('Enter');
      // After the slide animation, the first option has the focus.
      await expect
        .poll(() => choice('All variations').evaluate((node) => node === document.activeElement))
        .toBe(true);
      await keyboard.press('Enter');
      const boxes = page.getByRole('checkbox', { name: /^Select .+ - / });
      await boxes.nth(1).waitFor();
      for (const box of [boxes.nth(0), boxes.nth(1)]) {
        await box.focus();
        await keyboard.press(' ');
      }
      const compare = page.getByRole('button', { name: 'Compare', exact: true });
      await compare.focus();
      await keyboard.press('Enter');
      await expect.poll(() => report.url()['filter-variations']).toBe('compare-variations');
      await expect.poll(() => report.legend()).toHaveLength(2);
      const address = report.url();
      const rows = (await report.table()).rows;
      expect(rows).toHaveLength(2);

      await page.reload();
      await picker('Comparison').waitFor();
      await report.settle();
      expect(report.url()).toEqual(address);
      expect((await report.table()).rows).toEqual(rows);
      await expectNoAxeViolations(page);

      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: 'Products', exact: true }).waitFor();
      expect(Object.keys(report.url()).filter((key) => /variation|products/.test(key))).toEqual([]);
    },
  );
});

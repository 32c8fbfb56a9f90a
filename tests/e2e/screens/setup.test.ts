import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../axe.ts';
import { keyboardOf } from '../keyboard.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

const browser = withBrowser();
const SETUP = '/wp-admin/admin.php?page=wc-admin&path=/setup';
const demo = withDemo({ DEMO_ORDERS: '60' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });

describe('the store setup', () => {
  deepIt(
    'is completed with only the keyboard: a failed step can be retried, and a reload continues at the same step (R8.27)',
    async () => {
      browser.expectProblems(/500/);
      const { page } = await browser.visit();
      const writes: unknown[] = [];
      await page.route(/onboarding\/profile/, async (route) => {
        if (route.request().method() === 'POST') writes.push(route.request().postDataJSON());
        const isFailing = route.request().method() === 'POST' && writes.length === 1;
        if (isFailing)
          await route.fulfill({ status: 500, json: { code: 'x', message: 'Broken.' } });
        else await route.fallback();
      });
      await page.goto(demo.url + SETUP);
      const keyboard = keyboardOf(page);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const select = async (name: string) => {
        await keyboard.tabTo(page.getByRole('checkbox', { name, exact: true }));
        await keyboard.press('Space');
      };
      const submitStep = async (name: string, next: string) => {
        await keyboard.tabTo(button(name));
        await page.keyboard.press('Enter');
        await keyboard.expectFocus(heading(page, next));
      };
      await heading(page, 'Which industries is your store in?').waitFor();
      await page.getByText('0 of 4 done').waitFor();
      await page.getByRole('checkbox', { name: 'WooPayments' }).waitFor();
      await expectNoAxeViolations(page);

      await select('Food and drink');
      await keyboard.tabTo(button('Continue'));
      await keyboard.press('Enter');
      await page
        .getByRole('alert')
        .getByText(/Your answers could not be saved\. Broken\./)
        .waitFor();
      expect(await page.getByRole('checkbox', { name: 'Food and drink' }).isChecked()).toBe(true);
      await submitStep('Try again', 'Which types of products do you sell?');
      const industry = { industry: [{ slug: 'food_and_drink' }] };
      expect(writes).toEqual([industry, industry]);

      await select('Downloads');
      await submitStep('Continue', 'Tell us about your business');
      await page.goto(demo.url + SETUP);
      await heading(page, 'Tell us about your business').waitFor();
      await keyboard.tabTo(page.getByRole('combobox', { name: 'What is your yearly revenue?' }));
      await keyboard.type('More');
      await submitStep('Continue', 'Choose what to add to your store.');
      await select('Jetpack');
      await submitStep('Install & enable', 'Which theme do you like?');
      await page.getByRole('radio', { name: 'Market Street' }).waitFor();
      await keyboard.tabTo(page.getByRole('radio', { name: 'Market Street' }));
      await keyboard.press('ArrowDown');
      await page
        .frameLocator('iframe[title="Preview of Night Market"]')
        .getByRole('heading', { name: 'Tillview Demo Store' })
        .waitFor();
      await submitStep('Finish setup', 'Store setup is complete.');
      expect(writes.slice(2)).toEqual([
        { product_types: ['downloads'] },
        { revenue: 'more-than-250000' },
        { business_extensions: ['jetpack'] },
        { theme: 'night-market', completed: true, skipped: false },
      ]);

      await page.reload();
      await heading(page, 'Store setup is complete.').waitFor();
      await button('Theme').click();
      await expect
        .poll(() => page.getByRole('radio', { name: 'Night Market' }).isChecked())
        .toBe(true);
    },
  );

  deepIt('fits a phone, dark or right-to-left, and its steps can be skipped', async () => {
    const { page } = await browser.visit();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const [step, question] of [
      ['industry', 'Which industries is your store in?'],
      ['business', 'Tell us about your business'],
    ] as const) {
      await page.goto(`${demo.url}${SETUP}&step=${step}`);
      await heading(page, question).waitFor();
      await expectNoHorizontalScroll(page);
    }
    await page.getByRole('button', { name: 'Skip this step' }).click();
    await heading(page, 'Choose what to add to your store.').waitFor();
    await page.getByRole('checkbox', { name: 'WooCommerce Shipping & Tax' }).check();
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page, 'colours');
    await page.getByRole('button', { name: 'Skip this step' }).click();
    await page.getByRole('radio', { name: 'Plain Counter' }).check();
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
  });
});

import { expect } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../axe.ts';
import { keyboardOf } from '../keyboard.ts';
import { REVENUE, untilLoaded } from '../revenue-page.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

const browser = withBrowser();
const demo = withDemo();

deepIt(
  'explains a change to keyboard users, and sends no request until it is scrolled into view or opened',
  async () => {
    const { page } = await browser.visit();
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Not the list of orders, which the alarm reads.
      if (/\/reports\/(products|orders\/stats)/.test(pathname)) requested.push(pathname);
    });
    await page.goto(`${demo.url}${REVENUE}&period=last_month&compare=previous_period`);
    await untilLoaded(page);
    const card = page.locator('.tillview-what-changed');
    const sentence = card.locator('p').first();
    await expect
      .poll(() => sentence.innerText())
      .toMatch(/^Net sales (rose|fell) \$[\d,.]+ \(.+\)\.$/);
    expect(requested).toEqual([]);
    await page.mouse.wheel(0, 200);
    await expect
      .poll(() => sentence.innerText())
      .toMatch(/^Net sales .+: .+ [+-]\$.+ … Customer type: .+\.$/);

    const keyboard = keyboardOf(page);
    await keyboard.tabTo(card.getByRole('button', { name: 'Details of the change' }));
    await keyboard.press('Enter');
    const product = card.getByRole('radio', { name: 'Product' });
    await product.waitFor();
    await keyboard.press('Tab');
    await keyboard.expectFocus(product);
    await keyboard.press('ArrowDown');
    await card.getByRole('table', { name: /^What changed by category/ }).waitFor();
    await keyboard.press('ArrowDown', 'ArrowDown');
    const table = card.getByRole('table', { name: /^What changed by customer type/ });
    const link = table.getByRole('link').first();
    await link.waitFor();
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
    await keyboard.tabTo(link);
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    const query = new URL(page.url()).searchParams;
    expect(query.get('customer_type')).toMatch(/^(new|returning)$/);
    expect([query.get('period'), query.get('compare')]).toEqual(['last_month', 'previous_period']);
  },
);

import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../axe.ts';
import { keyboardOf } from '../keyboard.ts';
import { withBrowser } from '../setup/browser.ts';
import { withServers } from '../setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let url = '';
beforeAll(async () => {
  const server = await servers.demo({ DEMO_NOW: '2026-11-20T12:00:00', DEMO_ORDERS: '60' });
  url = `${server.url}/wp-admin/admin.php?page=wc-admin&path=`;
});

describe('the payment gateways', () => {
  it('are enabled with only the keyboard: Retry works after an error, and each press sends one write request (R8.22, R8.28)', async () => {
    browser.expectProblems(/500/);
    const { page } = await browser.visit();
    let writes = 0;
    await page.route(/payment_gateways\/cheque/, async (route) => {
      writes += 1;
      if (writes > 1) await route.fallback();
      else await route.fulfill({ status: 500, json: { code: 'x', message: 'Broken.' } });
    });
    await page.goto(`${url}/payments`);
    const enable = page.getByRole('button', { name: 'Enable Check payments' });
    await enable.waitFor();
    await expectNoAxeViolations(page);
    const keyboard = keyboardOf(page);
    await keyboard.tabTo(enable);
    await keyboard.press('Enter');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await enable.waitFor();
    await keyboard.tabTo(retry, 'backward');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Disable Check payments' }).waitFor();
    await page.getByText('Check payments enabled.').first().waitFor();
    expect(writes).toBe(2);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, 'colours');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
  });
});

describe('the extensions', () => {
  it('are activated with only the keyboard', async () => {
    const { page } = await browser.visit();
    await page.goto(`${url}/extensions`);
    const activate = page.getByRole('button', { name: 'Activate: MailPoet' });
    await activate.waitFor();
    await page.getByRole('button', { name: 'Install Jetpack and connect' }).waitFor();
    await expectNoAxeViolations(page);
    const keyboard = keyboardOf(page);
    await keyboard.tabTo(activate);
    await page.keyboard.press('Enter');
    await page.getByText('MailPoet is active.').first().waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, 'colours');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
  });
});

describe('the external services of a store', () => {
  it('can be connected again after a failed connection, and show the provider once it is installed (R8.29, R8.30)', async () => {
    browser.expectProblems(/500/);
    const { page } = await browser.visit();
    let reads = 0;
    await page.route(/connect-jetpack/, async (route) => {
      reads += 1;
      if (reads > 2) await route.fallback();
      else await route.fulfill({ status: 500, json: { code: 'x', message: 'Broken.' } });
    });
    await page.goto(`${url}/extensions`);
    const failed = page.getByRole('alert').filter({ hasText: 'The site could not be connected.' });
    await page.getByRole('button', { name: 'Install Jetpack and connect' }).click();
    await failed.getByText('Broken.').waitFor();
    await failed.getByRole('button', { name: 'Retry' }).click();
    // Jetpack is active now, so the error redirects to an address that shows it after a reload too.
    await page.waitForURL(/connection=failed/);
    await page.reload();
    await failed.getByText('The connection service could not be reached').waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel('PayPal Payments').check();
    await page.getByRole('button', { name: 'Install & enable' }).click();
    await page.getByRole('heading', { name: 'Payment provider' }).waitFor();
    await page.getByText(/PayPal Payments is not set up yet/).waitFor();
    await failed.getByRole('button', { name: 'Retry' }).click();
    // The demo store has no real service: it connects immediately, and redirects to the admin.
    await page.waitForURL((address) => !address.href.includes('extensions'));
    await page.goto(`${url}/extensions`);
    await page.getByText('This site is connected to WordPress.com.').waitFor();
    expect(reads).toBe(3);
  });
});

import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../pages/eventually.ts';
import { withBrowser } from '../setup/browser.ts';
import { withServers } from '../setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
/** Longer than the polling interval of an import's progress, in milliseconds. */
const POLL = 4000;
const broken = { status: 500, json: { code: 'x', message: 'Broken.' } };
let url = '';
beforeAll(async () => {
  const server = await servers.demo({ DEMO_NOW: '2026-11-20T12:00:00', DEMO_ORDERS: '60' });
  url = `${server.url}/wp-admin/admin.php?page=wc-admin&path=`;
});

/** Collects the last path segment of each matching request, in order. */
function watch(page: Page, matches: (request: Request) => boolean): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (matches(request)) sent.push(new URL(request.url()).pathname.replace(/^.*\//, ''));
  });
  return sent;
}
const isWriteTo = (path: RegExp) => (request: Request) =>
  request.method() !== 'GET' && path.test(request.url());

describe('a quantity in stock', () => {
  it('changes before the store responds, and back when the store rejects it (R4.66, R4.67, R8.25)', async () => {
    browser.expectProblems(/500/);
    const { page } = await browser.visit();
    const replies: (() => void)[] = [];
    await page.route(/\/products\/\d+(\/variations\/\d+)?(\?|$)/, async (route) => {
      await new Promise<void>((resolve) => replies.push(resolve));
      await route.fulfill(broken);
    });
    await page.goto(`${url}/stock`);
    const edit = page.getByRole('button', { name: /^Edit the stock of/ }).first();
    const label = (await edit.getAttribute('aria-label')) ?? '';
    const product = label.replace(/\d+$/, '');
    await edit.click();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await eventually(() => replies.length).toBe(1);
    await page.getByRole('button', { name: `${product}1`, exact: true }).waitFor();
    replies[0]?.();
    await page.getByRole('button', { name: label, exact: true }).waitFor();
    await page.getByRole('alert').getByText('Broken.').waitFor();
  });
});

describe('an import that has ended', () => {
  it('is no longer shown once another period or the skip option is changed (R4.60, R4.61, R4.62)', async () => {
    const { page } = await browser.visit();
    await page.clock.install();
    await page.goto(`${url}/analytics/settings`);
    const skip = page.getByRole('checkbox', { name: /^Skip/ });
    const finished = page.getByText('The import is finished.', { exact: true }).first();
    const changes = [
      () => skip.check(),
      () => page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 days'),
    ];
    for (const change of changes) {
      await skip.uncheck();
      await page.getByText(/^Waiting to be imported: /).waitFor();
      await page.getByRole('button', { name: 'Start import' }).click();
      await eventually(async () => {
        await page.clock.runFor(POLL);
        return finished.isVisible();
      }).toBe(true);
      await change();
      await finished.waitFor({ state: 'detached' });
    }
  });
});

describe('extensions', () => {
  it('are active, only installed, or not installed (R4.57, R4.58, R4.59)', async () => {
    const { page } = await browser.visit();
    await page.goto(`${url}/extensions`);
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await row('WooCommerce').getByText('Active', { exact: true }).first().waitFor();
    await row('MailPoet').getByText('Not active', { exact: true }).waitFor();
    await row('Stripe').getByRole('checkbox', { name: 'Stripe' }).waitFor();
  });

  it('are installed and then activated, each with one write request, and named (R4.45, R4.47, R4.69)', async () => {
    const { page } = await browser.visit();
    const sent = watch(page, isWriteTo(/\/plugins\//));
    await page.goto(`${url}/extensions`);
    await page.getByLabel('Stripe', { exact: true }).check();
    await page.getByRole('button', { name: 'Install & enable' }).click();
    await page.getByText('Installed and activated: WooCommerce Stripe').first().waitFor();
    expect(sent).toEqual(['install', 'activate']);
  });

  it('connect the site in four steps, and return to the admin (R4.70, R4.71)', async () => {
    const { page } = await browser.visit();
    const sent = watch(page, (request) =>
      /\/plugins\/(install$|activate|install\?|connect)/.test(request.url()),
    );
    await page.goto(`${url}/extensions`);
    await page.getByRole('button', { name: 'Install Jetpack and connect' }).click();
    await page.waitForURL((address) => !address.href.includes('extensions'));
    expect(sent).toEqual(['install', 'activate', 'connect-jetpack']);
    expect(new URL(page.url()).pathname).toBe('/wp-admin/admin.php');
  });

  it('show the state of the payment provider, also from its option, or why it is unknown (R4.81, R4.82, R8.32)', async () => {
    browser.expectProblems(/500/);
    const { page } = await browser.visit();
    const sent = watch(page, isWriteTo(/\/plugins\//));
    await page.goto(`${url}/extensions`);
    await page.getByLabel('PayPal Payments').check();
    await page.getByRole('button', { name: 'Install & enable' }).click();
    await page.getByText(/PayPal Payments is not set up yet/).waitFor();
    expect(sent).toEqual(['install', 'activate']);

    await page.route(/onboarding\/get-status/, (route) => route.fulfill(broken));
    await page.route(/\/options/, (route) =>
      route.fulfill({ status: 500, json: { code: 'y', message: 'No options.' } }),
    );
    await page.reload();
    await page.getByText('The state of the payment provider could not be loaded.').waitFor();
    await page.getByText('Broken.').waitFor();
    expect(await page.getByText('No options.').count()).toBe(0);

    await page.unroute(/\/options/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(/PayPal Payments is not set up yet/).waitFor();

    await page.unroute(/onboarding\/get-status/);
    await page.route(/onboarding\/get-status/, (route) =>
      route.fulfill({ json: { production: { state: 'onboarded', onboarded: true } } }),
    );
    await page.reload();
    await page.getByText(/PayPal Payments is set up and takes payments/).waitFor();
  });
});

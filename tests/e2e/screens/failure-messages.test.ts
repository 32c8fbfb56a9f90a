import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { withBrowser } from '../setup/browser.ts';
import { withServers } from '../setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let url = '';
beforeAll(async () => {
  const server = await servers.demo({ DEMO_NOW: '2026-11-20T12:00:00', DEMO_ORDERS: '60' });
  url = `${server.url}/wp-admin/admin.php?page=wc-admin&path=`;
});

/** Responds to the first writes to a route, and lets the others through; returns how many writes were sent. */
async function failFirst(page: Page, path: RegExp, replies: readonly object[]) {
  const sent = { writes: 0 };
  await page.route(path, async (route: Route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const reply = replies[sent.writes++];
    return reply ? route.fulfill(reply) : route.fallback();
  });
  return sent;
}

const broken = { status: 500, json: { code: 'x', message: 'The disk is full.' } };

describe('a failure shows its message, and Retry sends one write request', () => {
  it('when settings were not saved: they stay as entered (R8.21)', async () => {
    browser.expectProblems(/500/);
    const { page } = await browser.visit();
    const sent = await failFirst(page, /settings\/wc_admin\/batch/, [broken]);
    await page.goto(`${url}/analytics/settings`);
    const failed = page
      .getByRole('group', { name: 'Excluded statuses' })
      .getByRole('checkbox', { name: 'Refunded' });
    await failed.check();
    await page.getByRole('button', { name: 'Save settings' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('There was a problem updating your settings.').waitFor();
    expect(await failed.isChecked()).toBe(true);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Settings saved.', { exact: true }).first().waitFor();
    expect(sent.writes).toBe(2);
  });

  it('when extensions were not installed: the message names one or several (R8.19, R8.20)', async () => {
    const { page } = await browser.visit();
    const refuse = (errors: Record<string, string[]>) => ({
      json: { data: { installed: [] }, errors: { errors }, success: false },
    });
    const sent = await failFirst(page, /plugins\/install/, [
      refuse({ jetpack: ['The disk is full.'] }),
      refuse({ jetpack: ['The disk is full.'], mailpoet: ['No download.'] }),
    ]);
    await page.goto(`${url}/extensions`);
    await page.getByLabel('Jetpack', { exact: true }).check();
    await page.getByRole('button', { name: 'Install & enable' }).click();
    await page.getByText('Could not install Jetpack plugin, The disk is full.').waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page
      .getByText(/^Could not install the following plugins: Jetpack, MailPoet with these Errors: /)
      .waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Installed and activated: Jetpack').first().waitFor();
    expect(sent.writes).toBe(3);
  });

  it('when a favorite was not added', async () => {
    browser.expectProblems(/500/);
    const { page } = await browser.visit();
    const sent = await failFirst(page, /navigation\/favorites/, [broken]);
    await page.goto(`${url}/reviews`);
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Reviews could not be added' });
    await alert.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('button', { name: 'Remove from favorites' }).waitFor();
    expect(sent.writes).toBe(2);
  });
});

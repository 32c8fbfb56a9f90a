import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { expectGoodLooks } from '../axe.ts';
import { keyboardOf } from '../keyboard.ts';
import { fail } from '../revenue-page.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo, withServers } from '../setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
const at = (path: string) => `/wp-admin/admin.php?page=wc-admin&path=${path}`;
const demo = withDemo({ DEMO_ORDERS: '60' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Collects the method and path of each request for notes and reviews. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/\/(notes|reviews)(\/|$)/.test(pathname)) return;
    const method = request.headers()['x-http-method-override'] ?? request.method();
    sent.push(`${method} ${pathname.replace(/^.*\/(notes|reviews)/, '$1')}`);
  });
  return sent;
}

describe('the inbox', () => {
  deepIt(
    'can be opened and used with only the keyboard; Retry sends one write request',
    async () => {
      browser.expectProblems(/reply 500|status of 500/);
      const { page } = await browser.visit();
      const sent = watchRequests(page);
      await page.goto(demo.url + at('/analytics/revenue'));
      const links = page.getByRole('navigation', { name: 'Needs attention' });
      const link = links.getByRole('link', { name: 'Inbox 4 unread' });
      await link.waitFor();
      const keyboard = keyboardOf(page);
      await link.focus();
      await keyboard.press('Enter');
      await heading(page, 'Inbox').waitFor();
      const dismiss = page.getByRole('button', { name: /^Dismiss: / });
      const welcome = page.getByRole('button', { name: 'Dismiss: Welcome to the demo store' });
      await welcome.waitFor();
      expect(sent.filter((request) => request === 'GET notes')).toHaveLength(1);
      const count = await dismiss.count();

      await page.route(/\/notes\/delete\//, fail);
      await keyboard.tabTo(welcome);
      await keyboard.press('Enter');
      const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
      await retry.waitFor();
      await expect.poll(() => dismiss.count()).toBe(count);
      await page.unroute(/\/notes\/delete\//);
      sent.length = 0;
      await keyboard.tabTo(retry, 'backward');
      await keyboard.press('Enter');
      const undo = page.getByRole('button', { name: 'Undo' });
      await undo.waitFor();
      expect(sent).toEqual(['DELETE notes/delete/1']);
      await links.getByRole('link', { name: 'Inbox 3 unread' }).waitFor();
      await keyboard.tabTo(undo);
      await keyboard.press('Enter');
      await welcome.waitFor();
      await links.getByRole('link', { name: 'Inbox 4 unread' }).waitFor();
      expect(sent).toEqual(['DELETE notes/delete/1', 'PUT notes/1']);
      await expectGoodLooks(page);

      await page.getByRole('button', { name: 'More options' }).click();
      await page.getByRole('menuitem', { name: /^Reviews \d+ to approve$/ }).click();
      await heading(page, 'Reviews').waitFor();
    },
  );
});

describe('the reviews', () => {
  deepIt(
    'can be moderated with only the keyboard, and the changes persist after a reload',
    async () => {
      browser.expectProblems(/reply 500|status of 500/);
      const { page } = await browser.visit();
      const sent = watchRequests(page);
      await page.goto(demo.url + at('/reviews'));
      const rows = page.locator('.tillview-review');
      const approve = page.getByRole('button', { name: /^Approve: / });
      await approve.first().waitFor();
      const pending = await rows.count();
      const links = page.getByRole('navigation', { name: 'Needs attention' });
      await links.getByRole('link', { name: `Reviews ${pending} to approve` }).waitFor();
      expect(sent.filter((request) => request === 'GET reviews')).toHaveLength(1);
      await page.route(/\/reviews\/\d+/, fail);
      const keyboard = keyboardOf(page);
      await approve.first().focus();
      await keyboard.press('Enter');
      const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
      await retry.waitFor();
      await expect.poll(() => rows.count()).toBe(pending);
      await page.unroute(/\/reviews\/\d+/);
      sent.length = 0;
      await keyboard.tabTo(retry, 'backward');
      await keyboard.press('Enter');
      await links.getByRole('link', { name: `Reviews ${pending - 1} to approve` }).waitFor();
      expect(sent.filter((request) => !request.startsWith('GET'))).toHaveLength(1);

      const trash = page.getByRole('button', { name: /^Trash: / });
      await keyboard.tabTo(trash.first());
      await keyboard.press('Enter');
      await links.getByRole('link', { name: `Reviews ${pending - 2} to approve` }).waitFor();
      const list = page.getByRole('navigation', { name: 'Status' });
      await keyboard.tabTo(list.getByRole('link', { name: 'Trash' }), 'backward');
      await keyboard.press('Enter');
      const forever = page.getByRole('button', { name: /^Delete permanently/ });
      await forever.first().waitFor();
      const trashed = await rows.count();
      await keyboard.tabTo(forever.first());
      await keyboard.press('Enter');
      await keyboard.expectFocus(page.getByRole('button', { name: 'Cancel' }));
      await keyboard.press('Shift+Tab');
      await keyboard.press('Enter');
      await expect.poll(() => rows.count()).toBe(trashed - 1);
      await page.reload();
      await forever.first().waitFor();
      expect(await rows.count()).toBe(trashed - 1);
      await page.goto(demo.url + at('/reviews&status=all'));
      await approve.first().waitFor();
      await expectGoodLooks(page);
    },
  );
});

describe('a recorded store', () => {
  deepIt('shows its inbox and its reviews', async () => {
    const store = await servers.replayed();
    const { page } = await browser.visit();
    const avatars: string[] = [];
    await page.route(/gravatar\.com/, (route) => {
      avatars.push(route.request().url());
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    await page.goto(store.url + at('/inbox'));
    await page.getByText('Setup a Refund and Returns Policy page').first().waitFor();
    await page.getByRole('link', { name: /^Reviews 8 to approve$/ }).click();
    await page.locator('.tillview-review').nth(7).waitFor();
    // Avatars further down are loaded when they are scrolled into view.
    await expect.poll(() => avatars.length).toBeGreaterThan(0);
    expect(store.replay.misses).toEqual([]);
    expect(avatars.filter((avatar) => !avatar.startsWith('https:'))).toEqual([]);
  });
});

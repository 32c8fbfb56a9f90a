import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstCases } from '@tillview/test-setup/deep';
import { expectNoAxeViolations, expectNoHorizontalScroll } from './axe.ts';
import { withBrowser, type VisitOptions } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();

/** A path without a screen, so that only the host page is tested. */
const TARGET = '/nowhere';
let english = '';
let hebrew = '';

beforeAll(async () => {
  const settings = { DEMO_ORDERS: '0', DEMO_NOW: '2026-11-20T12:00:00' };
  [english, hebrew] = await Promise.all([
    servers.demo(settings).then(({ url }) => url),
    servers.demo({ ...settings, DEMO_LOCALE: 'he_IL' }).then(({ url }) => url),
  ]);
});

async function open(url: string, options: VisitOptions = {}): Promise<Page> {
  browser.expectProblems(/reply 404: .*\/nowhere|the server responded with a status of 404/);
  const { page } = await browser.visit(options);
  await page.goto(url + TARGET);
  return page;
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: /^(Admin menu|תפריט ניהול)$/ });

describe('the host page', () => {
  const appearances: [string, VisitOptions, 'english' | 'hebrew'][] = [
    ['wide, dark', { width: 1440, colorScheme: 'dark' }, 'english'],
    ['narrow, right to left', { width: 320 }, 'hebrew'],
    ['wide, forced colours', { width: 1440, forcedColors: 'active' }, 'english'],
  ];
  it.each(firstCases(2, appearances))(
    'has no axe violations: %s',
    async (_what, options, language) => {
      const page = await open(language === 'hebrew' ? hebrew : english, options);
      const toggle = page.getByRole('button', { name: language === 'hebrew' ? 'תפריט' : 'Menu' });
      if (options.width === 320) await toggle.click();
      expect(await menuOf(page).isVisible()).toBe(true);
      // In forced colours, axe computes contrast with background colours that the browser has replaced.
      await expectNoAxeViolations(page, 'forcedColors' in options ? 'all but colours' : 'all');
      await expectNoHorizontalScroll(page);
    },
  );

  it('is in the language of the user, and so is the app', async () => {
    const { page } = await browser.visit();
    await page.goto(`${hebrew}/wp-admin/admin.php?page=wc-admin&path=/analytics/settings`);
    await page.getByRole('button', { name: 'שמירת ההגדרות' }).waitFor();
    expect(await menuOf(page).getByRole('link').last().textContent()).toBe('הגדרות');
    expect(
      await page.evaluate(() => [
        document.documentElement.lang,
        document.getElementById('tillview-root')?.lang,
      ]),
    ).toEqual(['he-IL', 'he-IL']);
  });

  it('places its menu at the start side of its language', async () => {
    const left = await (await open(english)).locator('.host-menu').boundingBox();
    const right = await (await open(hebrew)).locator('.host-menu').boundingBox();
    expect(left?.x).toBe(0);
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBe(1440);
  });

  it('opens and closes its menu with the keyboard on narrow screens', async () => {
    const page = await open(english, { width: 320, height: 640 });
    const menu = menuOf(page);
    expect(await menu.isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const toggle = page.getByRole('button', { name: 'Menu' });
    expect(await toggle.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Overview');
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await toggle.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  it('has a skip link to the content', async () => {
    const page = await open(english);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('host-content');
  });

  it('shows its menu without JavaScript', async () => {
    const page = await open(english, { width: 320, javaScriptEnabled: false });
    expect(await menuOf(page).getByRole('link', { name: 'Revenue' }).isVisible()).toBe(true);
  });

  it('blocks scripts that are not files of this server', async () => {
    const seen = browser.expectProblems(/Content Security Policy|injected\.js csp/);
    browser.expectProblems(/reply 404: .*\/nowhere|the server responded with a status of 404/);
    const { page } = await browser.visit();
    const markup =
      '<script>document.documentElement.dataset.injected = ""</script>' +
      '<script src="https://scripts.example/injected.js"></script>';
    await page.route(english + TARGET, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', `${markup}</body>`);
      await route.fulfill({ response, body });
    });
    await page.goto(english + TARGET);
    expect(await page.locator('script[src*="injected"]').count()).toBe(1);
    expect(await page.locator('html[data-injected]').count()).toBe(0);
    expect(seen).toHaveLength(3);
  });

  it('blocks scripts that a script writes as text', async () => {
    const seen = browser.expectProblems(/requires 'TrustedScript'/);
    const page = await open(english);
    const code = 'document.documentElement.dataset.injected = ""';
    const setText = page.evaluate((text) => {
      document.createElement('script').textContent = text;
    }, code);
    await expect(setText).rejects.toThrow("requires 'TrustedScript'");
    await page.evaluate((text) => {
      const script = document.createElement('script');
      script.append(text);
      document.body.append(script);
    }, code);
    expect(await page.locator('html[data-injected]').count()).toBe(0);
    await expect.poll(() => seen.length).toBeGreaterThan(1);
  });
});

import { expect, it } from 'vitest';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../axe.ts';
import { keyboardOf } from '../keyboard.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

const browser = withBrowser();
const DIGEST = '/wp-admin/admin.php?page=wc-admin&path=/digest';
const demo = withDemo({ DEMO_ORDERS: '2500' });

/** The number of pages in a PDF file. */
const countPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

it('is chosen with the keyboard, has no axe violations, and is printed black on white on one page', async () => {
  const { page } = await browser.visit({ colorScheme: 'dark' });
  await page.goto(demo.url + DIGEST);
  const estimate = page.getByText(/^Estimated net sales for November 2026: /);
  await estimate.waitFor();
  const keyboard = keyboardOf(page);
  await keyboard.tabTo(page.getByRole('radio', { name: 'Yesterday' }));
  await keyboard.press('ArrowRight');
  await page.getByRole('heading', { level: 2, name: 'Last 7 full days' }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('every')).toBe('week');
  await page.getByText('Nov 13 - 19, 2026, compared with Nov 6 - 12, 2026').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Items sold' }).waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeViolations(page, 'colours');
  await page.emulateMedia({ colorScheme: 'dark' });

  expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.getByText('Printed on Nov 20, 2026 at 12:00 PM').waitFor();
  const colours = await page
    .locator('.tillview-digest')
    .locator('p, dt, dd, th, td, a, strong, span')
    .evaluateAll((elements) => [
      ...new Set(
        elements
          .filter((element) => element.checkVisibility() && element.textContent.trim() !== '')
          .map((element) => getComputedStyle(element).color),
      ),
    ]);
  expect(colours).toEqual(['rgb(0, 0, 0)']);

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
});

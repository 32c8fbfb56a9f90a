import assert from 'node:assert/strict';
import type { Page, Request } from 'playwright-core';
import { waitForReport, type AdminSession } from './admin-session.ts';
import { readResources } from './bench/measure.ts';
import type { Checks } from './checks.ts';

/** Style rules like those of other plugins and themes in the admin, but stronger. */
const HOSTILE = `
:is(h1, h2, h3, p, a, ul, li, table, th, td, label) { color: red; margin: 31px; padding: 17px; font-size: 31px; text-transform: uppercase }
:is(button, input, select, textarea) { border: 9px dotted red; width: 400px; height: 90px; box-shadow: 0 0 9px red; font-size: 31px }
#wpbody-content .wrap :is(h1, h2, p, td, th, button, input, select) { color: red; letter-spacing: 5px; min-height: 99px }
`;

/** The styles of all elements of Tillview, except popovers: they are as high as the window below their button. */
function readStyles(): string[] {
  const roots = '#tillview-root *:not(.tillview-popover, svg *)';
  return [...document.querySelectorAll(roots)].map((element) => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const parts = [width, height, style.color, style.fontSize, style.padding, style.margin];
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    return [name, ...parts, style.border, style.boxShadow, style.letterSpacing].join(' | ');
  });
}

/** The styles after all animations have ended: the calendar sets its height after it has measured a month. */
async function readSettledStyles(page: Page): Promise<string[]> {
  let styles: string[] = [];
  for (let equal = 0; equal < 5;) {
    await page.evaluate(async () => {
      // Those of the header and the totals follow the scroll position, and never end.
      const ofTime = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline);
      await Promise.allSettled(ofTime.map(({ finished }) => finished));
      for (let frame = 0; frame < 4; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    const next = await page.evaluate(readStyles);
    equal = next.join('\n') === styles.join('\n') ? equal + 1 : 0;
    styles = next;
  }
  return styles;
}

/** Selectors in the style sheets of Tillview that could match other parts of the admin. */
function findLeaks(): string[] {
  const leaks: string[] = [];
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        if (!rule.selectorText.includes('tillview')) leaks.push(rule.selectorText);
      } else if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
        visit(rule.cssRules);
      }
    }
  };
  const sheets = [...document.styleSheets].filter(({ href }) => href?.includes('/tillview/'));
  if (sheets.length === 0) leaks.push('no style sheet of Tillview was found');
  for (const sheet of sheets) visit(sheet.cssRules);
  return leaks;
}

/** The requests of reports in a request: itself, or those of a batch. */
function readAnalyticsPaths(request: Request): string[] {
  if (request.url().includes('wc-analytics')) return [request.url()];
  if (!/v1(?:\/|%2F)batch/.test(request.url())) return [];
  const { requests } = request.postDataJSON() as { requests: string[] };
  return requests.filter((path) => path.includes('wc-analytics'));
}

/**
 * Checks what the page does before the app is rendered: it sends early requests and preloads code. One inline script
 * sends these requests, another shows the page as it was left.
 */
async function checkFirstView(checks: Checks, session: AdminSession): Promise<void> {
  await checks.run(
    'the first requests are sent before the app is rendered, and only once',
    async () => {
      const page = await session.newPage();
      const requests: string[] = [];
      page.on('request', (request) => {
        requests.push(...readAnalyticsPaths(request));
      });
      await page.addInitScript(() => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('#tillview-root > :not(.tillview-not-loaded)')) return;
          performance.mark('tillview-drawn');
          observer.disconnect();
        });
        observer.observe(document, { childList: true, subtree: true });
      });
      await page.goto(session.screenUrl('/analytics/orders'));
      await waitForReport(page, 'Orders');
      const early = await page.evaluate(() => {
        const drawn = performance.getEntriesByName('tillview-drawn')[0]?.startTime ?? 0;
        return performance
          .getEntriesByType('resource')
          .filter(
            ({ name, startTime }) => /wc-analytics|v1.{1,3}batch/.test(name) && startTime < drawn,
          ).length;
      });
      const isFirst = await page.evaluate(() => {
        const [document_] = performance.getEntriesByType('navigation');
        return performance
          .getEntriesByType('resource')
          .some(
            ({ name, startTime }) =>
              /wc-analytics|v1.{1,3}batch/.test(name) &&
              document_ instanceof PerformanceNavigationTiming &&
              startTime < document_.domInteractive,
          );
      });
      assert.ok(isFirst, 'No request left before the scripts of the platform were run.');
      assert.ok(early >= 1, 'No request left before the app was drawn.');
      assert.deepEqual(
        requests.filter((url, index) => requests.indexOf(url) !== index),
        [],
      );
      const preloads = await page.locator('link[rel="modulepreload"][href*="/tillview/"]').count();
      assert.ok(preloads > 2, `${preloads} files are preloaded.`);
      const inline = await page.evaluate(() =>
        [...document.querySelectorAll('script:not([src])')]
          .filter(({ id }) => id.startsWith('tillview'))
          .filter((script) => script.getAttribute('type') !== 'application/json')
          .map(({ id }) => id),
      );
      assert.deepEqual(inline, [
        'tillview-first-js',
        'tillview-clear-data-js',
        'tillview-kept-page-js',
      ]);
      const html = await page.content();
      assert.ok(
        !html.includes('emoji-release.min.js') && !html.includes('wp-emoji-settings'),
        'WordPress replaces emoji in the app.',
      );
      assert.deepEqual(session.takeProblems(), []);
      await page.close();
    },
  );
}

/** What a report may load: JavaScript in kB after decompression, in addition to that of any other admin page. */
const MOST = { addedScriptKb: 1215, ownScriptKb: 890 };

/** A page of WordPress that loads only what every admin page loads: in WordPress 7.1, also the form controls. */
const BARE_PAGE = 'tools.php';

/** The scripts that only the form controls need. */
const FORM_SCRIPTS = /^wp-(components|date|rich-text|primitives)-js$/;

/** Checks what a report loads, and that the form controls are loaded when a form is opened. */
async function checkBudgets(checks: Checks, session: AdminSession): Promise<void> {
  await checks.run('a report stays within its budgets, without the form controls', async () => {
    const page = await session.newPage();
    const readScripts = () =>
      page.evaluate(() => [...document.scripts].map(({ id }) => id).filter((id) => id !== ''));
    await page.goto(session.adminUrl(BARE_PAGE), { waitUntil: 'networkidle' });
    const bare = await page.evaluate(readResources, 'tillview');
    const bareScripts = await readScripts();
    await page.goto(session.screenUrl('/analytics/revenue'));
    await waitForReport(page, 'Revenue');
    await page.waitForLoadState('networkidle');
    const { allScriptKb, ownScriptKb } = await page.evaluate(readResources, 'tillview');
    const addedScriptKb = allScriptKb - bare.allScriptKb;
    assert.ok(addedScriptKb <= MOST.addedScriptKb, `${addedScriptKb} kB of JavaScript are added.`);
    assert.ok(ownScriptKb <= MOST.ownScriptKb, `Tillview has ${ownScriptKb} kB of JavaScript.`);
    assert.deepEqual(
      (await readScripts()).filter((id) => FORM_SCRIPTS.test(id) && !bareScripts.includes(id)),
      [],
    );
    await page
      .locator('#toplevel_page_tillview .wp-submenu')
      .getByRole('link', { name: 'Settings', exact: true })
      .click();
    await page.getByRole('checkbox', { name: 'Pending payment' }).first().waitFor();
    assert.ok((await readScripts()).includes('wp-components-js'));
    assert.deepEqual(session.takeProblems(), []);
    await page.close();
  });
}

/** Checks that the admin and Tillview do not affect each other's styles and data stores. */
async function checkIsolation(checks: Checks, session: AdminSession): Promise<void> {
  await checks.run('styles and data stores of Tillview and of the admin are isolated', async () => {
    const page = await session.newPage();
    await page.goto(session.screenUrl('/analytics/products'));
    await waitForReport(page, 'Products');
    await page.getByRole('button', { name: /^Date Range:/ }).click();
    await page.getByRole('tab', { name: 'Custom' }).click();
    await page.locator('.tillview-calendar .CalendarDay:visible').first().waitFor();
    assert.deepEqual(await page.evaluate(findLeaks), []);
    const before = await readSettledStyles(page);
    await page.addStyleTag({ content: HOSTILE });
    const after = await readSettledStyles(page);
    assert.deepEqual(after.filter((style, index) => style !== before[index]).slice(0, 5), []);
    const isShared = await page.evaluate(() => {
      const { wp } = globalThis as { wp?: { data?: { select(name: string): unknown } } };
      return wp?.data?.select('wc/admin/items') !== undefined;
    });
    assert.equal(isShared, false, 'A data store of Tillview is in the registry of the page.');
    assert.deepEqual(session.takeProblems(), []);
    await page.close();
  });
}

/** Checks the page of Tillview inside the admin. */
export async function checkPage(checks: Checks, session: AdminSession): Promise<void> {
  await checkFirstView(checks, session);
  await checkBudgets(checks, session);
  await checkIsolation(checks, session);
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveHarness, type Harness } from './harness/serve.ts';
import { ControlPage } from './pages/controls.ts';
import { eventually } from './pages/eventually.ts';
import { withBrowser } from './setup/browser.ts';

const browser = withBrowser();
let harness: Harness;
beforeAll(async () => {
  harness = await serveHarness();
});
afterAll(() => harness.close());

describe('a part whose style sheet does not come', () => {
  it('says so, also when it fails again, and is drawn as it should be when it comes', async () => {
    const trouble = browser.expectTrouble(/ERR_CONNECTION_RESET|could not be loaded/);
    const on = await ControlPage.create(browser, harness.url, 'the pointer');
    await on.open('controls=range');
    await on.page.route('**/*.css', (route) => route.abort('connectionreset'));
    await on.page.getByRole('button', { name: /^Date Range:/ }).click();
    const panel = on.page.getByRole('dialog', { name: 'Date range' });
    const fault = panel.getByRole('alert');
    await fault.getByText('The date picker could not be loaded.').waitFor();
    const before = trouble.length;
    await on.button('Retry').click();
    await eventually(() => trouble.length).toBeGreaterThan(before);
    await fault.getByText('The date picker could not be loaded.').waitFor();
    await on.page.unroute('**/*.css');
    await on.button('Retry').click();
    const tabs = panel.getByRole('tablist');
    await tabs.waitFor();
    expect(await tabs.evaluate((node) => getComputedStyle(node).display)).toBe('flex');
  });
});

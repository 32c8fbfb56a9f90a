import { expect, it } from 'vitest';
import { withBrowser } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();

it('shows in the page that the store cannot be reached', async () => {
  const { replay, stop } = await servers.replayed();
  await stop();
  await replay.close();
  const { url } = await servers.start({
    STORE_URL: replay.url,
    STORE_USER: 'ada',
    STORE_APP_PASSWORD: 'abcd efgh ijkl mnop qrst uvwx',
  });
  const problems = browser.expectProblems(/503/);
  const { page } = await browser.visit();
  await page.goto(`${url}/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue`);
  await page.getByText(`The store at ${replay.url} cannot be reached`).waitFor();
  expect(problems.length).toBeGreaterThan(0);
});

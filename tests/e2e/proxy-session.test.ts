import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withBrowser } from './setup/browser.ts';
import type { ServerProcess } from '../store/server-process.ts';
import { withServers } from './setup/servers.ts';
import { closeServer, listenLocally } from '../setup/local-server.ts';

const browser = withBrowser();
const servers = withServers();
const PAGE = '/wp-admin/admin.php?page=wc-admin&path=%2Fnowhere';

let server: ServerProcess;
let otherSite: Server;
let otherUrl = '';

beforeAll(async () => {
  server = await servers.replayed();
  otherSite = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>Mail</title><a href="${server.url}${PAGE}">Report</a>`);
  });
  otherUrl = `http://localhost:${await listenLocally(otherSite)}/`;
});

afterAll(() => closeServer(otherSite));

describe('the session of a server with a real store', () => {
  it('rejects other users of the machine, and opens with the printed URL, once', async () => {
    browser.expectProblems(/reply 403|status of 403/);
    // What the Overview reads after its first view is not recorded.
    browser.expectProblems(/(reply|status of) 404.*wc-analytics/);
    const { page } = await browser.visit({ isSignedOut: true });
    await page.goto(server.url + PAGE);
    await page.getByRole('heading', { name: 'Not signed in' }).waitFor();
    expect(await page.content()).not.toMatch(/tillview-host"|Test Store/);

    const [link = ''] = /http:\/\/\S+secret=\S+$/m.exec(server.output()) ?? [];
    await page.goto(link);
    await page.getByRole('banner').getByText('Test Store').waitFor();
    expect(page.url()).not.toContain('secret');
    expect(await page.evaluate(() => document.cookie)).toBe('');

    const { page: thief } = await browser.visit({ isSignedOut: true });
    await thief.goto(link);
    await thief.getByText('This address was used before.').waitFor();
    await expect.poll(() => server.output().match(/For another browser, open /g)).toHaveLength(2);
  });

  it('opens a page through a link on another site, although its cookie is strict', async () => {
    const { page } = await browser.visit();
    browser.expectProblems(/reply 404|status of 404/);
    await page.goto(otherUrl);
    await page.getByRole('link', { name: 'Report' }).click();
    await page.waitForURL(server.url + PAGE);
    await page.getByRole('banner').getByText('Test Store').waitFor();
  });
});

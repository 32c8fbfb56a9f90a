import { expect, it } from 'vitest';
import { DEFAULT_DEMO_SETTINGS } from './demo-settings.ts';
import { createDemoStore } from './demo-store.ts';
import { handleRequest } from './server.ts';

async function readTexts(locale: string): Promise<string> {
  const now = '2026-11-20T12:00:00';
  const store = createDemoStore({ ...DEFAULT_DEMO_SETTINGS, orders: 5, now, locale });
  const replies = await Promise.all(
    ['reports/performance-indicators/allowed', 'leaderboards/allowed', 'settings/wc_admin'].map(
      async (path) => {
        const address = `http://localhost/wp-json/wc-analytics/${path}`;
        const headers = { 'X-WP-Nonce': store.nonce };
        return (await handleRequest(store, new Request(address, { headers }))).text();
      },
    ),
  );
  return replies.join('\n');
}

it('names metrics, leaderboards and order statuses in the language of the store', async () => {
  const [german, english] = await Promise.all(['de_AT', 'en_US'].map(readTexts));
  for (const word of ['Gesamtumsatz', 'Verkaufte Artikel', 'In Wartestellung']) {
    expect(german).toContain(`"${word}"`);
    expect(english).not.toContain(word);
  }
  for (const word of ['Total sales', 'Items sold', 'On hold']) {
    expect(english).toContain(`"${word}"`);
    expect(german).not.toContain(word);
  }
});

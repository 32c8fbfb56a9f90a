import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { deepIt } from '@tillview/test-setup/deep';

const shop = withDemoShop();
const SETTINGS = {
  url: '&path=/analytics/settings',
  capabilities: { manage_woocommerce: true },
  hasShared: true,
};
const ANN = { id: 7, name: 'Ann', email: 'ann@example.org' };
const MAILS = { sent: '2026-11-19 07:00:03', next: '2026-11-21 07:00:00', error: 'SMTP timeout.' };

/** Replies as the plugin; `isDown` makes every write fail. */
function replyAsPlugin(problem = '') {
  const plugin = { isDown: false, every: '', problem };
  const digest = () => ({
    problem: plugin.problem,
    users: [{ ...ANN, ...MAILS, every: plugin.every }],
  });
  shop.intercept(async (request, next) => {
    if (!request.url.includes('tillview/v1/digest')) return next();
    if (request.method === 'GET') return Response.json(digest());
    if (plugin.isDown)
      return Response.json({ code: 'down', message: 'No mail server.' }, { status: 500 });
    if (request.url.includes('/live')) plugin.problem = '';
    if (request.url.includes('/live')) return Response.json(digest());
    if (request.url.includes('/send')) return Response.json({ email: ANN.email });
    ({ every: plugin.every } = (await request.json()) as { every: string });
    return Response.json(digest());
  });
  return plugin;
}

const findCard = async () => {
  const heading = await screen.findByRole('heading', { name: 'Digest by email' });
  return within(heading.closest<HTMLElement>('.tillview-card') ?? document.body);
};

it('keeps the choice when it cannot be saved, and Retry saves it', async () => {
  const plugin = replyAsPlugin();
  const { user } = renderApp(shop, SETTINGS);
  const card = await findCard();
  const choice = card.getByRole('combobox', { name: /^Ann/ });
  expect(choice).toHaveDisplayValue('Never');
  plugin.isDown = true;
  await user.selectOptions(choice, 'Every week');
  await card.findByText(/^This was not saved\. No mail server\./);
  expect(choice).toHaveDisplayValue('Every week');
  await user.click(card.getByRole('button', { name: 'Send me one now' }));
  await card.findByText(/^The digest was not sent\. No mail server\./);
  plugin.isDown = false;
  await user.click(card.getByRole('button', { name: 'Retry' }));
  await expect.poll(() => plugin.every).toBe('week');
  await card.findByText(/^Last sent: .*19.*7:00/);
  card.getByText(/^Next: .*21.*7:00/);
  card.getByText('The digest was not sent. SMTP timeout.');
  await user.click(card.getByRole('button', { name: 'Send me one now' }));
  await card.findByText('Sent to ann@example.org');
});

it('says that a copy for tests sends nothing', async () => {
  replyAsPlugin('environment');
  renderApp(shop, SETTINGS);
  const card = await findCard();
  card.getByText('This site is a copy for tests, so it sends no digest.');
  expect(card.queryByRole('button', { name: 'Send me one now' })).not.toBeInTheDocument();
});

deepIt(
  'says that a site at another address looks like a copy, until it is called live',
  async () => {
    const plugin = replyAsPlugin('address');
    const { user } = renderApp(shop, SETTINGS);
    const card = await findCard();
    card.getByText(/^This looks like a copy:/);
    plugin.isDown = true;
    await user.click(card.getByRole('button', { name: 'This is the live site' }));
    await card.findByText('This was not saved. No mail server.');
    plugin.isDown = false;
    await user.click(card.getByRole('button', { name: 'This is the live site' }));
    await card.findByRole('button', { name: 'Send me one now' });
    expect(card.queryByText(/looks like a copy/)).not.toBeInTheDocument();
  },
);

it('is not offered in a store without the plugin', async () => {
  renderApp(shop, { ...SETTINGS, hasShared: false });
  await screen.findByRole('heading', { name: 'Data status' });
  await shop.settle();
  expect(screen.queryByRole('heading', { name: 'Digest by email' })).not.toBeInTheDocument();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 5 });
const SEEDED = structuredClone(shop.store.db.profile);
const PLUGINS = structuredClone(shop.store.db.plugins);
const PROFILE = /\/onboarding\/profile$/;

const open = (step = '', capabilities = { manage_woocommerce: true, install_plugins: true }) =>
  renderApp(shop, { address: `&path=/setup${step && `&step=${step}`}`, capabilities });
const writes = () => shop.requests.filter(({ method }) => method === 'POST').length;
const heading = (name: string) => screen.findByText(name, { selector: 'h3' });
const failSave = () =>
  shop.store.faults.push({ path: PROFILE, method: 'POST', status: 500, times: 1 });

beforeEach(() => {
  shop.store.db.profile = structuredClone(SEEDED);
  shop.store.db.plugins = structuredClone(PLUGINS);
});

afterEach(() => shop.restore());

describe('a step of the store setup', () => {
  it('stays as it was filled in when its save fails, and Try again is one write (R8.27)', async () => {
    const { user, query, errors } = open();
    await heading('Which industries is your store in?');
    await user.click(screen.getByLabelText('Other'));
    await user.type(screen.getByLabelText('Describe the industry'), 'Kites');
    failSave();
    await user.click(screen.getByText('Continue'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Your answers could not be saved\. /);
    expect(screen.getByLabelText('Describe the industry')).toHaveValue('Kites');
    expect(shop.store.db.profile['industry']).toBeNull();

    // What is typed after the failure is saved too.
    await user.type(screen.getByLabelText('Describe the industry'), '!');
    await user.click(within(alert).getByText('Try again'));
    await heading('Which types of products do you sell?');
    expect(writes()).toBe(2);
    expect(shop.store.db.profile['industry']).toEqual([{ slug: 'other', detail: 'Kites!' }]);
    expect(query().get('step')).toBe('products');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(errors).toEqual([]);
  });

  it('leaves the user on another screen that was opened while it was saved', async () => {
    const { user, history, query } = open();
    await user.click(await screen.findByLabelText('Other'));
    await user.type(screen.getByLabelText('Describe the industry'), 'Kites');
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const release = shop.holdWrites('wc-admin/onboarding/profile');
    await user.click(screen.getByText('Continue'));
    act(() => history.push('admin.php?page=wc-admin&path=/payments'));
    release();
    await waitFor(() => expect(shop.store.db.profile['industry']).not.toBeNull());
    await shop.settle();
    expect(query().get('path')).toBe('/payments');
    expect(query().has('step')).toBe(false);
  });

  it('asks before another screen takes its place while something is not saved', async () => {
    const { user, history } = open('products');
    await user.click(await screen.findByLabelText('Downloads'));
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    history.push('/wp-admin/admin.php?page=wc-admin&path=/payments');
    expect(confirm).toHaveBeenCalledOnce();
    expect(screen.getByLabelText('Downloads')).toBeChecked();
  });

  it('is skipped without its answers; its name opens it again and saves the others', async () => {
    const { user } = open('products');
    await user.click(await screen.findByLabelText('Downloads'));
    await user.click(screen.getByText('Skip this step'));
    await heading('Tell us about your business');
    expect(writes()).toBe(0);
    await user.selectOptions(screen.getByLabelText('Do you sell anywhere else?'), 'other');
    await user.selectOptions(screen.getByLabelText('Which platform do you sell on?'), 'etsy');
    await user.click(screen.getByText('Product types'));
    expect(await heading('Which types of products do you sell?')).toHaveFocus();
    expect(screen.getByLabelText('Downloads')).not.toBeChecked();
    expect(shop.store.db.profile).toMatchObject({
      product_types: null,
      selling_venues: 'other',
      other_platform: 'etsy',
      setup_client: null,
    });
  });
});

describe('the store setup', () => {
  it('opens at the first step without an answer, and without one it is complete', async () => {
    Object.assign(shop.store.db.profile, { industry: [], product_types: ['physical'] });
    const { unmount } = open();
    await heading('Tell us about your business');
    unmount();
    shop.store.db.profile['completed'] = true;
    open();
    await heading('Store setup is complete.');
  });

  it('installs extensions once, whatever becomes of the save after that', async () => {
    const { user } = open('extensions');
    await user.click(await screen.findByLabelText('Jetpack'));
    failSave();
    await user.click(screen.getByText('Install & enable'));
    await user.click(await screen.findByText('Try again'));
    await heading('Which theme do you like?');
    expect(shop.store.db.profile['business_extensions']).toEqual(['jetpack']);
    expect(shop.requests.filter(({ path }) => path.endsWith('/install'))).toHaveLength(1);
  });

  it('ends with the theme', async () => {
    const { user } = open('theme');
    await user.click(await screen.findByLabelText(/^Night Market/));
    expect(screen.getByTitle('Preview of Night Market')).toHaveAttribute(
      'src',
      '/?wp_theme_preview=night-market',
    );
    await user.click(screen.getByText('Finish setup'));
    await heading('Store setup is complete.');
    expect(shop.store.db.profile).toMatchObject({
      theme: 'night-market',
      completed: true,
      skipped: false,
    });
    expect(writes()).toBe(1);
  });

  it('is skipped as a whole, and goes on', async () => {
    shop.store.db.profile['skipped'] = null;
    const { user } = open();
    await user.click(await screen.findByText('Skip store setup'));
    await heading('Store setup was skipped.');
    expect(shop.store.db.profile['skipped']).toBe(true);
    await user.click(screen.getByText('Continue store setup'));
    await heading('Which industries is your store in?');
  });
});

describe('the tasks of the store', () => {
  it('are the lists that the store shows, without a read of the older status', async () => {
    open();
    await screen.findByText('Things to do next', { selector: 'h3' });
    const task = (await screen.findByText('Review shipping options')).closest('li');
    expect(task).toHaveTextContent('To do');
    expect(screen.getByText('0 of 4 done')).toBeVisible();
    expect(screen.queryByText('Get ready to start selling')).toBeNull();
    expect(shop.requests.filter(({ path }) => path.endsWith('/tasks/status'))).toEqual([]);
  });
});

it('says that there are no tasks once that is known', async () => {
  shop.respond('wc-admin/onboarding/tasks', []);
  open();
  expect(screen.queryByText('There are no setup tasks.')).toBeNull();
  await screen.findByText('There are no setup tasks.');
  await shop.settle();
  expect(screen.getByText('There are no setup tasks.')).toBeVisible();
  expect(screen.queryByText(/ done$/)).toBeNull();
});

describe('the themes', () => {
  it.each([
    ['one', 1],
    ['none', 0],
  ])('of a store with %s', async (_, count) => {
    shop.respond('wp/v2/themes', [{ stylesheet: 'plain', status: 'active' }].slice(0, count));
    open('theme');
    const empty = 'No themes are installed.';
    await (count === 0 ? screen.findByText(empty) : screen.findByRole('radio'));
    expect(screen.queryAllByText(empty)).toHaveLength(count === 0 ? 1 : 0);
    expect(screen.queryAllByRole('radio')).toHaveLength(count);
  });
});

describe('parts of the store setup that cannot be shown', () => {
  it('say that the store does not offer them, and the profile works', async () => {
    shop.store.faults.push({ path: /onboarding\/tasks$/, status: 404 });
    open();
    await screen.findByText('This store does not offer setup tasks.');
    expect(screen.queryByText('There are no setup tasks.')).toBeNull();
    // The status of an older store was requested too.
    expect(shop.requests.map(({ path }) => path)).toContain('/wc-admin/onboarding/tasks/status');
    await screen.findByText('This store does not suggest ways to pay.');
    await heading('Which industries is your store in?');
  });

  it('are read again by Retry, and say who may not see them', async () => {
    shop.store.faults.push({ path: PROFILE, status: 500, times: 1 });
    const { user, unmount } = open();
    const title = await screen.findByText('The store setup could not be loaded.');
    const card = title.closest<HTMLElement>('.tillview-card');
    if (!card) throw new Error('The message is in no card.');
    await user.click(within(card).getByText('Retry'));
    await heading('Which industries is your store in?');
    unmount();
    shop.signInAs('reports');
    open();
    await screen.findByText(/^You do not have permission to set up the store\./);
  });

  it('are the themes and extensions for a shop manager, who can go on', async () => {
    shop.signInAs('manager');
    const { user } = open('extensions', { manage_woocommerce: true, install_plugins: false });
    await screen.findByText(/^You do not have permission to install extensions\./);
    expect(screen.queryByLabelText('Jetpack')).toBeNull();
    await user.click(screen.getByText('Continue'));
    await screen.findByText(/^You do not have permission to see themes\./);
    await waitFor(() => expect(shop.store.db.profile['business_extensions']).toEqual([]));
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorMessages } from '../../packages/components/src/report-error/error-messages.test-support.ts';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { deepIt } from '@tillview/test-setup/deep';

const shop = withDemoShop({ orders: 5 });
const PROFILE = /\/onboarding\/profile$/;

const open = (step = '', capabilities = { manage_woocommerce: true, install_plugins: true }) =>
  renderApp(shop, { url: `&path=/setup${step && `&step=${step}`}`, capabilities });
const writes = () => shop.requests.filter(({ method }) => method === 'POST').length;
const heading = (name: string) => screen.findByText(name, { selector: 'h3' });
const failSave = () =>
  shop.store.faults.push({ path: PROFILE, method: 'POST', status: 500, times: 1 });

describe('a step of the store setup', () => {
  it('keeps the entered values when saving fails, and Try again sends one request (R8.27)', async () => {
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

    // Changes after the failure are saved too.
    await user.type(screen.getByLabelText('Describe the industry'), '!');
    await user.click(within(alert).getByText('Try again'));
    await heading('Which types of products do you sell?');
    expect(writes()).toBe(2);
    expect(shop.store.db.profile['industry']).toEqual([{ slug: 'other', detail: 'Kites!' }]);
    expect(query().get('step')).toBe('products');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(errors).toEqual([]);
  });

  deepIt(
    'does not navigate away from another screen that the user opened during the save',
    async () => {
      const { user, history, query } = open();
      await user.click(await screen.findByLabelText('Other'));
      await user.type(screen.getByLabelText('Describe the industry'), 'Kites');
      vi.spyOn(window, 'confirm').mockReturnValue(true);
      const release = shop.holdPath('wc-admin/onboarding/profile', 'post');
      await user.click(screen.getByText('Continue'));
      act(() => history.push('admin.php?page=wc-admin&path=/payments'));
      release();
      await waitFor(() => expect(shop.store.db.profile['industry']).not.toBeNull());
      await shop.settle();
      expect(query().get('path')).toBe('/payments');
      expect(query().has('step')).toBe(false);
    },
  );

  it('asks for confirmation before another screen opens while there are unsaved changes', async () => {
    const { user, history } = open('products');
    await user.click(await screen.findByLabelText('Downloads'));
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    history.push('/wp-admin/admin.php?page=wc-admin&path=/payments');
    expect(confirm).toHaveBeenCalledOnce();
    expect(screen.getByLabelText('Downloads')).toBeChecked();
  });

  deepIt(
    'is skipped without saving its answers; its name opens it again and saves the answers of the other step',
    async () => {
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
    },
  );
});

describe('the store setup', () => {
  it('opens at the first unanswered step, and shows when it is complete', async () => {
    Object.assign(shop.store.db.profile, { industry: [], product_types: ['physical'] });
    const { unmount } = open();
    await heading('Tell us about your business');
    unmount();
    shop.store.db.profile['completed'] = true;
    open();
    await heading('Store setup is complete.');
  });

  it('installs extensions only once, even when the save that follows fails', async () => {
    const { user } = open('extensions');
    await user.click(await screen.findByLabelText('Jetpack'));
    failSave();
    await user.click(screen.getByText('Install & enable'));
    await user.click(await screen.findByText('Try again'));
    await heading('Which theme do you like?');
    expect(shop.store.db.profile['business_extensions']).toEqual(['jetpack']);
    expect(shop.requests.filter(({ path }) => path.endsWith('/install'))).toHaveLength(1);
  });

  it('ends with the theme step', async () => {
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

  it('asks only for what the store accepts, and says when the store has not kept it (R7.86)', async () => {
    const args = { industry: { items: { type: 'string' } }, completed: {}, skipped: {} };
    const profile = 'wc-admin/onboarding/profile';
    shop.respond(profile, { endpoints: [{ methods: ['POST'], args }] }, 'options');
    shop.respond(profile, { status: 'success' }, 'post');
    const { user } = open('theme');
    await heading('Which industries is your store in?');
    expect(screen.queryByText('Product types')).toBeNull();
    await user.click(screen.getByLabelText('Other'));
    expect(screen.queryByLabelText('Describe the industry')).toBeNull();
    await user.click(screen.getByText('Finish setup'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your answers could not be saved. The store reported success, but did not keep all of them.',
    );
    expect(screen.getByLabelText('Other')).toBeChecked();
    shop.respond(profile, {
      ...shop.store.db.profile,
      industry: ['other'],
      completed: true,
      skipped: false,
    });
    await user.click(screen.getByText('Try again'));
    await heading('Store setup is complete.');
  });

  deepIt('can be skipped completely, and continued later', async () => {
    shop.store.db.profile['skipped'] = null;
    const { user } = open();
    await user.click(await screen.findByText('Skip store setup'));
    await heading('Store setup was skipped.');
    expect(shop.store.db.profile['skipped']).toBe(true);
    await user.click(screen.getByText('Continue store setup'));
    await heading('Which industries is your store in?');
  });
});

describe('the setup tasks', () => {
  it('are the task lists of the store, without a request of the legacy status', async () => {
    open();
    expect(await screen.findByText('Review shipping options')).toBeVisible();
    expect(screen.getByText('0 of 4 done')).toBeVisible();
    expect(screen.queryByText('Get ready to start selling')).toBeNull();
    expect(shop.requests.filter(({ path }) => path.endsWith('/tasks/status'))).toEqual([]);
  });
});

describe('parts of the store setup that cannot be shown', () => {
  it('are left out when the store has nothing for them', async () => {
    shop.respond('wc-admin/onboarding/tasks', []);
    open();
    await heading('Which industries is your store in?');
    await waitFor(() => expect(screen.queryByText('Setup tasks')).not.toBeInTheDocument());
    // The recorded store does not offer suggestions.
    await waitFor(() => expect(screen.queryByText('Suggested ways to pay')).toBeNull());
  });

  it('show that the store does not offer them, and the profile still works', async () => {
    shop.store.faults.push({ path: /onboarding\/tasks$/, status: 404 });
    open();
    await screen.findByText(errorMessages('the setup tasks').unavailable);
    // The app also requests the task status of older store versions.
    expect(shop.requests.map(({ path }) => path)).toContain('/wc-admin/onboarding/tasks/status');
    await heading('Which industries is your store in?');
  });

  deepIt('show that themes are loading, and then the themes or that there are none', async () => {
    const release = shop.holdPath('wp/v2/themes');
    const { unmount } = open('theme');
    await screen.findByText('Loading themes…');
    release();
    expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1);
    expect(screen.queryByText('Loading themes…')).toBeNull();
    unmount();
    shop.respond('wp/v2/themes', []);
    open('theme');
    await screen.findByText('No themes are installed.');
  });

  deepIt('hide themes and extensions from a shop manager, who can continue', async () => {
    shop.signInAs('manager');
    const { user } = open('extensions', { manage_woocommerce: true, install_plugins: false });
    await screen.findByText(/^You do not have permission to install extensions\./);
    expect(screen.queryByLabelText('Jetpack')).toBeNull();
    await user.click(screen.getByText('Continue'));
    await screen.findByText(errorMessages('the themes').forbidden, { exact: false });
    await waitFor(() => expect(shop.store.db.profile['business_extensions']).toEqual([]));
  });
});

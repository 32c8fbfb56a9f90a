import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDateEnvironment } from '@tillview/date';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { errorMessages } from '../../packages/components/src/report-error/error-messages.test-support.ts';
import { IMPORT_POLL_INTERVAL } from '../../src/screens/settings/use-import.ts';
import { withDemoShop } from './demo-shop.ts';
import { fakeIntervals } from './fake-intervals.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 60 });
const SETTINGS = { url: '&path=/analytics/settings' };
const BATCH = /\/settings\/wc_admin\/batch$/;
const FAILED = /^There was a problem updating your settings\./;

// Finds elements by text: to compute the roles of a page of checkboxes takes seconds in jsdom.
const box = (group: string, name: string) => {
  const fieldset = screen.getByText(group, { selector: 'legend' }).closest('fieldset');
  if (!fieldset) throw new Error(`No group ${group}.`);
  return within(fieldset).getByLabelText(name);
};
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const findButton = (name: string) => screen.findByText(name, { selector: 'button' });
const select = (name: string) => screen.getByLabelText(name, { selector: 'select' });
const sent = (path: RegExp) => shop.requests.filter((request) => path.test(request.path));

async function openSettings() {
  const app = renderApp(shop, SETTINGS);
  await screen.findByText('Excluded statuses');
  await screen.findByText('Period');
  return app;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the settings', () => {
  it('stay as entered when saving fails, and Retry saves all of them with one request', async () => {
    const { user } = await openSettings();
    await user.click(button('Save settings'));
    await user.click(box('Excluded statuses', 'Refunded'));
    await user.selectOptions(select('Date type'), 'Date created');
    shop.store.faults.push({ path: BATCH, method: 'POST', status: 500, times: 1 });
    await user.click(button('Save settings'));
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(box('Excluded statuses', 'Refunded')).toBeChecked();
    expect(select('Date type')).toHaveValue('date_created');
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();

    const before = sent(BATCH).length;
    expect(before, 'nothing is sent without changes').toBe(1);
    await user.click(button('Retry'));
    expect(await screen.findByText('Settings saved.')).toBeVisible();
    expect(sent(BATCH)).toHaveLength(before + 1);
    expect(shop.store.db.options).toMatchObject({
      woocommerce_excluded_report_order_statuses: ['pending', 'cancelled', 'failed', 'refunded'],
      woocommerce_date_type: 'date_created',
    });
  });

  deepIt(
    'are not lost without a confirmation, and a failed save does not change the settings that are loaded later',
    async () => {
      const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
      const { user, history } = await openSettings();
      await user.click(box('Actionable statuses', 'Failed'));
      shop.store.faults.push({ path: BATCH, method: 'POST', status: 500, times: 1 });
      await user.click(button('Save settings'));
      await screen.findByText(FAILED);
      act(() => history.push('admin.php?page=wc-admin&path=/analytics/stock'));
      expect(history.location.pathname).toBe('/analytics/settings');
      expect(box('Actionable statuses', 'Failed')).toBeChecked();
      expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);

      confirm.mockReturnValue(true);
      act(() => history.push('admin.php?page=wc-admin&path=/analytics/stock'));
      await screen.findByText('Stock', { selector: 'h1' });
      act(() => history.push('admin.php?page=wc-admin&path=/analytics/settings'));
      await screen.findByText('Excluded statuses');
      expect(confirm).toHaveBeenCalledTimes(2);
      expect(box('Actionable statuses', 'Failed')).not.toBeChecked();
      expect(screen.queryByText('You have unsaved changes.')).not.toBeInTheDocument();
    },
  );

  deepIt(
    'are reset to the defaults and saved: the reports then use the default range',
    async () => {
      Object.assign(shop.store.db.options, {
        woocommerce_default_date_range: 'period=week&amp;compare=none',
        woocommerce_excluded_report_order_statuses: [],
      });
      const { user } = await openSettings();
      expect(screen.getByLabelText(/^Date Range: Week to date/)).toBeVisible();
      await user.click(button('Reset to defaults'));
      expect(sent(BATCH)).toHaveLength(0);
      expect(box('Excluded statuses', 'Cancelled')).toBeChecked();
      await user.click(button('Save settings'));
      await screen.findByText('Settings saved.');
      expect(getDateEnvironment().defaultDateRange).toBe('period=month&compare=previous_year');
      expect(shop.store.db.options['woocommerce_excluded_report_order_statuses']).toHaveLength(3);
    },
  );
});

describe('a part of the settings that cannot be used', () => {
  it('shows that the user has no permission, each part separately', async () => {
    shop.signInAs('reports');
    renderApp(shop, SETTINGS);
    expect(await screen.findByText(/permission to see the settings/)).toBeVisible();
    expect(
      await screen.findByText(/permission to see the import of historical data/),
    ).toBeVisible();
  });

  it('shows that the store does not offer it, or that it failed and can be retried; the other part works', async () => {
    shop.store.faults.push(
      { path: /import\/status$/, status: 404 },
      { path: /settings\/wc_admin$/, status: 500, times: 1 },
    );
    const { user } = renderApp(shop, SETTINGS);
    expect(await screen.findByText(errorMessages('the settings').failed)).toBeVisible();
    expect(
      await screen.findByText(errorMessages('the import of historical data', true).unavailable),
    ).toBeVisible();
    await user.click(button('Retry'));
    await screen.findByText('Excluded statuses');
  });
});

describe('the import', () => {
  it('shows its counts, fails to start, starts on Retry, is stopped, and deletes its data after a confirmation', async () => {
    const { user } = await openSettings();
    await user.click(screen.getByLabelText(/^Skip/));
    await screen.findByText(/^Waiting to be imported: customers: \d+, orders: \d+\.$/);
    await user.selectOptions(select('Period'), 'Last 30 days');
    await screen.findByText(/^Waiting to be imported/);
    shop.store.faults.push({ path: /reports\/import$/, method: 'POST', status: 500, times: 1 });
    await user.click(button('Start import'));
    await screen.findByText(/^The import could not be started\./);
    expect(select('Period')).toHaveValue('30');
    await user.click(button('Retry'));
    await findButton('Stop import');
    expect(sent(/reports\/import$/).at(-1)?.query).toMatchObject({
      days: '30',
      skip_existing: '0',
    });

    await user.click(button('Stop import'));
    await screen.findByText(/^The import was stopped\./);
    await user.click(button('Delete imported data'));
    await user.click(button('Delete'));
    await screen.findByText('The imported data is being deleted from the reports.');
    expect(sent(/import\/delete$/)).toHaveLength(1);
  });

  deepIt('is polled while the page is visible, until it ends', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const see = (state: DocumentVisibilityState) =>
      act(() => {
        visibility.mockReturnValue(state);
        document.dispatchEvent(new Event('visibilitychange'));
      });
    const { user, errors } = await openSettings();
    await user.click(screen.getByLabelText(/^Skip/));
    await screen.findByText(/^Waiting to be imported/);
    await user.click(button('Start import'));
    await findButton('Stop import');
    await shop.settle();

    // A change of visibility starts the interval again, now with the faked `setInterval`.
    const { tick } = fakeIntervals(IMPORT_POLL_INTERVAL);
    const reads = () => sent(/import\/status$/).length;
    see('hidden');
    const hidden = reads();
    tick();
    await shop.settle();
    expect(reads()).toBe(hidden);
    see('visible');
    // A page that becomes visible again is updated immediately.
    await waitFor(() => expect(reads()).toBe(hidden + 1));
    await shop.settle();
    shop.store.faults.push({ path: /import\/status$/, status: 500, times: 1 });
    act(tick);
    const failed = await screen.findByText(errorMessages('the import of historical data').failed);
    expect(failed).toBeVisible();
    expect(button('Stop import')).toBeVisible();
    await user.click(button('Retry'));
    await shop.settle();
    const isFinished = () => screen.queryByText('The import is finished.') !== null;
    for (let count = 0; count < 20 && !isFinished(); count++) {
      act(tick);
      await shop.settle();
    }
    expect(isFinished()).toBe(true);
    const ended = reads();
    act(tick);
    await shop.settle();
    expect(reads()).toBe(ended);
    expect(errors).toEqual([]);
  });

  deepIt(
    'is followed to its end when it was already running before the page was opened',
    async () => {
      const STATUS = 'wc-analytics/reports/import/status';
      const counts = { customers: { imported: 5, total: 5 }, orders: { imported: 8, total: 8 } };
      shop.respond(STATUS, { ...counts, is_importing: true });
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
      const { tick } = fakeIntervals(IMPORT_POLL_INTERVAL);
      renderApp(shop, SETTINGS);
      await findButton('Stop import');
      shop.respond(STATUS, { ...counts, is_importing: false });
      act(tick);
      await screen.findByText('The import is finished.');
    },
  );
});

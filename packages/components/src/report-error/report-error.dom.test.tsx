import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getReportErrorKind } from './get-report-error-kind.ts';
import * as stories from './report-error.stories.tsx';

const { Failed, Forbidden, Inline, Refused, Restarted, SignedOut, Titled, Unavailable } =
  composeStories(stories);

describe('ReportError', () => {
  it('shows the error, and calls onRetry on Retry', async () => {
    const onRetry = vi.fn();
    render(<Failed onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Could not load the data.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('shows the given title and message', () => {
    render(<Titled />);
    expect(screen.getByText('Chart could not be drawn')).toBeVisible();
    expect(screen.getByText('No data.')).toBeVisible();
  });

  it.each([
    [
      'a 403',
      Forbidden,
      /^You do not have permission to see this report\. Ask an administrator for access\.$/,
      'Retry',
    ],
    [
      'an expired session',
      SignedOut,
      /^You are signed out\. Sign in again to see this report\.$/,
      'Sign in',
    ],
    [
      'a restarted server',
      Restarted,
      /^The server was restarted since this page was opened\. Reload the page\.$/,
      'Reload the page',
    ],
    ['rejected credentials', Refused, /refuses STORE_USER/, 'Reload the page'],
    ['a failed refresh beside older data', Inline, /as of 11:58 AM/, 'Retry'],
  ])('explains %s, with the only button that can help', async (_, Story, sentence, name) => {
    const onRetry = vi.fn();
    const onReload = vi.fn();
    render(<Story onRetry={onRetry} onReload={onReload} />);
    expect(screen.getByText(sentence)).toBeVisible();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveAccessibleName(name);
    expect([onRetry.mock.calls.length, onReload.mock.calls.length]).toEqual(
      name === 'Retry' ? [1, 0] : [0, 1],
    );
  });

  it('has no button when the store does not offer the report', () => {
    render(<Unavailable />);
    expect(
      screen.getByText(
        'This store does not offer this report. If WooCommerce Analytics is turned off, turn it on under WooCommerce > Settings > Advanced > Features.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('getReportErrorKind', () => {
  it.each([
    [{ code: 'rest_forbidden', data: { status: 403 } }, 'forbidden'],
    [{ code: 'rest_not_logged_in', data: { status: 401 } }, 'signed-out'],
    [{ code: 'woocommerce_rest_cannot_view', data: { status: 401 } }, 'signed-out'],
    [{ code: 'rest_cookie_invalid_nonce', data: { status: 403 } }, 'signed-out'],
    [{ code: 'tillview_wrong_token', status: 403 }, 'restarted'],
    [{ code: 'tillview_store_refused', status: 502 }, 'refused'],
    [{ code: 'tillview_not_passed_on', status: 403 }, 'failed'],
    [{ status: 403 }, 'forbidden'],
    [{ code: 'blocked_by_page', status: 403 }, 'failed'],
    [{ code: 'blocked_by_page', status: 401 }, 'failed'],
    [{ code: 'rest_no_route', data: { status: 404 } }, 'unavailable'],
    [{ code: 'rest_post_invalid_id', data: { status: 404 } }, 'failed'],
    [{ code: 'internal', data: { status: 500 } }, 'failed'],
    [{ data: null }, 'failed'],
    [new TypeError('Failed to fetch'), 'failed'],
    ['offline', 'failed'],
    [undefined, 'failed'],
    [null, 'failed'],
  ])('maps %j to %s', (error, kind) => {
    expect(getReportErrorKind(error)).toBe(kind);
  });
});

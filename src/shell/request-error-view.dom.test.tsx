import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RestError } from '@tillview/data';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { errorMessages } from '../../packages/components/src/report-error/error-messages.test-support.ts';
import type { HostConfig } from '../host/host-config.ts';
import { reloadPage } from '../host/reload-page.ts';
import { renderInHost } from '../host/render-in-host.test-support.tsx';
import RequestErrorView from './request-error-view.tsx';

// Test files share modules: a module that is already loaded would keep the real function, and later files would get
// this mock.
vi.hoisted(() => vi.resetModules());
vi.mock(import('../host/reload-page.ts'), () => ({ reloadPage: vi.fn() }));
afterAll(() => void vi.resetModules());

const onRetry = vi.fn();

const renderError = (error: unknown, mode: HostConfig['mode'] = 'proxy') =>
  renderInHost(<RequestErrorView error={error} onRetry={onRetry} />, { mode });

const refused = new RestError(
  'tillview_store_refused',
  'The store refuses STORE_USER and STORE_APP_PASSWORD (401): the application password was revoked.',
  { status: 502 },
);

describe('the error of a request', () => {
  it.each([
    [
      'an expired session (401)',
      new RestError('rest_not_logged_in', 'You are not currently logged in.', { status: 401 }),
      errorMessages().signedOut,
      'Sign in',
    ],
    ['a revoked password', refused, /^The store refuses .* was revoked\.$/, 'Reload the page'],
    [
      'a restarted server',
      new RestError('tillview_wrong_token', 'No valid token.', { status: 403 }),
      errorMessages().restarted,
      'Reload the page',
    ],
    [
      'a missing permission (403)',
      new RestError('woocommerce_rest_cannot_view', 'Sorry.', { status: 403 }),
      errorMessages().forbidden,
      'Retry',
    ],
    [
      'a request that the store rejects (400)',
      new RestError('rest_invalid_param', 'Invalid parameter(s): after', {
        status: 400,
        data: { params: { after: 'Invalid date.' } },
      }),
      /^Invalid parameter\(s\): after\. Invalid date\.$/,
      'Retry',
    ],
    [
      'a deleted item (404)',
      new RestError('invalid_id', 'Invalid product ID.', { status: 404 }),
      /^Invalid product ID\.$/,
      'Retry',
    ],
    [
      'too many requests, with the delay (429)',
      new RestError('busy', 'Slow down', { status: 429, retryAfter: 240_000 }),
      /^Slow down\. Try again in 4 minutes\.$/,
      'Retry',
    ],
    [
      'a critical error (500)',
      new RestError('internal_server_error', 'There has been a critical error.', { status: 500 }),
      /^There has been a critical error\.$/,
      'Retry',
    ],
    [
      'a server that does not respond',
      new RestError('fetch_error', 'The store could not be reached.'),
      /^The Tillview server does not respond\. Check that it is running/,
      'Retry',
    ],
  ])('describes the error, with the button that can fix it: %s', async (_, error, text, name) => {
    vi.mocked(onRetry).mockClear();
    vi.mocked(reloadPage).mockClear();
    renderError(error);
    expect(screen.getByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveAccessibleName(name);
    const isReload = name !== 'Retry';
    expect(reloadPage).toHaveBeenCalledTimes(isReload ? 1 : 0);
    expect(onRetry).toHaveBeenCalledTimes(isReload ? 0 : 1);
  });

  it('names the store when no Tillview server is in between', () => {
    renderError(new RestError('fetch_error', 'The store could not be reached.'), 'wordpress');
    expect(screen.getByText('The store could not be reached.')).toBeVisible();
  });
});

import { registerStores } from '@tillview/data';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { StrictMode } from 'react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { API_ROOT, startRestServer } from '../../../data/src/testing/rest-server.ts';
import { Plugins, type PluginsProps } from './plugins.tsx';

const server = startRestServer();
const root = `${API_ROOT}/wc-admin/plugins`;

const ERRORS = { errors: { jetpack: ['No space left.'] } };

/**
 * Renders the installer with the real data store. `requests` are the requests that were sent; each response waits for a
 * call of `reply`.
 */
function setUp(props: Partial<PluginsProps> = {}) {
  const requests: string[] = [];
  const waiting: (() => void)[] = [];
  const state = { isFailing: false };
  for (const step of ['install', 'activate'])
    server.use(
      http.post(`${root}/${step}`, async ({ request }) => {
        const { plugins } = (await request.json()) as { plugins: string };
        requests.push(`${step} ${plugins}`);
        await new Promise<void>((done) => {
          waiting.push(done);
        });
        const slugs = plugins.split(',');
        return HttpResponse.json({
          data: { installed: slugs, activated: slugs },
          errors: state.isFailing ? ERRORS : { errors: [] },
        });
      }),
    );
  const events = { onComplete: vi.fn(), onError: vi.fn(), onSkip: vi.fn() };
  const registry = createRegistry();
  registerStores(registry);
  // The app uses StrictMode too: during development, effects run twice.
  const withProps = (changed: Partial<PluginsProps>) => (
    <StrictMode>
      <RegistryProvider value={registry}>
        <Plugins {...events} {...props} {...changed} />
      </RegistryProvider>
    </StrictMode>
  );
  const { rerender } = render(withProps({}));
  const update = (changed: Partial<PluginsProps>) => rerender(withProps(changed));
  const reply = async () => {
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await act(async () => waiting.shift()?.());
  };
  return { ...events, requests, state, reply, update };
}

const button = (name: string) => screen.queryByRole('button', { name });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

describe('Plugins', () => {
  it('starts idle (R4.44)', async () => {
    const { requests } = setUp();
    expect(buttons()).toEqual(['Install & enable', 'No thanks']);
    expect(requests).toEqual([]);
  });

  it('installs and activates the default plugins, and calls onComplete (R1.40, R4.45, R4.47, R7.70)', async () => {
    const { requests, reply, onComplete } = setUp();
    await press('Install & enable');
    await reply();
    await reply();
    expect(requests).toEqual([
      'install jetpack,woocommerce-services',
      'activate jetpack,woocommerce-services',
    ]);
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
    expect(onComplete.mock.calls[0]?.[0]).toEqual(['jetpack', 'woocommerce-services']);
    expect(await screen.findByText(/^Installed and activated: Jetpack, /)).toBeInTheDocument();
  });

  it('ignores requests while one is running (R4.46)', async () => {
    const { requests, reply } = setUp({ pluginSlugs: ['mailpoet'] });
    await press('Install & enable');
    expect(button('Install & enable')).toHaveAttribute('aria-busy', 'true');
    await press('Install & enable');
    await reply();
    await press('Install & enable');
    await reply();
    expect(requests).toEqual(['install mailpoet', 'activate mailpoet']);
  });

  it('offers Retry and "Continue without installing" when it fails (R4.48, R4.49, R8.19)', async () => {
    const { requests, reply, state, onError, onSkip } = setUp();
    state.isFailing = true;
    await press('Install & enable');
    await reply();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not install Jetpack plugin, No space left.',
    );
    expect(buttons()).toEqual(['Retry', 'Continue without installing']);
    expect(onError.mock.calls).toEqual([
      [ERRORS.errors, expect.objectContaining({ code: 'plugins_install_failed' })],
    ]);
    await press('Continue without installing');
    expect(onSkip).toHaveBeenCalledTimes(1);
    await press('Retry');
    expect(button('Retry')).toHaveFocus();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
  });

  it('starts on load with auto-install, once and without buttons (R4.50, R4.51)', async () => {
    const { requests, reply, onComplete, update } = setUp({ autoInstall: true });
    await reply();
    expect(buttons()).toEqual([]);
    await reply();
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
    expect(buttons()).toEqual([]);
    update({ autoInstall: false });
    update({ autoInstall: true });
    expect(screen.getByText(/^Installed and activated: /)).toBeVisible();
    expect(requests).toHaveLength(2);
  });

  it.each([false, true])(
    'shows only Continue for an empty list; auto-install %s (R4.52)',
    async (autoInstall) => {
      const { onSkip, requests } = setUp({ pluginSlugs: [], autoInstall });
      expect(buttons()).toEqual(['Continue']);
      await press('Continue');
      expect(onSkip).toHaveBeenCalledTimes(1);
      expect(requests).toEqual([]);
    },
  );

  it('shows the given texts and an abort button', async () => {
    const onAbort = vi.fn();
    setUp({ onAbort, skipText: 'Later', abortText: 'Stop', installText: 'Install MailPoet' });
    expect(buttons()).toEqual(['Install MailPoet', 'Later', 'Stop']);
    await press('Stop');
    expect(onAbort).toHaveBeenCalledTimes(1);
  });
});

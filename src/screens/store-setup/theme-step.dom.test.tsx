import { render, screen } from '@testing-library/react';
import { registerStores } from '@tillview/data';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { REST_ROOT, startReportServer } from '../report/render-report.test-support.tsx';
import { hostDefaults } from '../../host/host-config.ts';
import { HostContext } from '../../host/host-context.ts';
import { ThemeStep } from './theme-step.tsx';

const server = startReportServer();

it.each([
  ['is kept', 500, 'Could not load the themes.', 1],
  ['is hidden', 403, /^You do not have permission to see the themes\./, 0],
])(
  'the link to the themes page %s after a response with status %s',
  async (_, status, message, links) => {
    server.use(http.get(`${REST_ROOT}wp/v2/themes`, () => HttpResponse.json({}, { status })));
    const registry = createRegistry();
    registerStores(registry);
    render(
      <RegistryProvider value={registry}>
        <HostContext.Provider value={{ ...hostDefaults, mode: 'proxy', restRoot: REST_ROOT }}>
          <ThemeStep question="Which theme?" value="" onChange={vi.fn()} />
        </HostContext.Provider>
      </RegistryProvider>,
    );
    await screen.findByText(message);
    expect(screen.queryAllByText('Activate a theme in the admin')).toHaveLength(links);
  },
);

import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { errorMessages } from '../../../packages/components/src/report-error/error-messages.test-support.ts';
import { REST_ROOT, startReportServer } from '../report/render-report.test-support.tsx';
import { renderInHost } from '../../host/render-in-host.test-support.tsx';
import { ThemeStep } from './theme-step.tsx';

const server = startReportServer();

it.each([
  ['is kept', 500, errorMessages('the themes').failed, 1],
  ['is hidden', 403, errorMessages('the themes').forbidden, 0],
])(
  'the link to the themes page %s after a response with status %s',
  async (_, status, message, links) => {
    server.use(http.get(`${REST_ROOT}wp/v2/themes`, () => HttpResponse.json({}, { status })));
    renderInHost(<ThemeStep question="Which theme?" value="" onChange={vi.fn()} />, {
      mode: 'proxy',
      restRoot: REST_ROOT,
    });
    await screen.findByText(message, { exact: false });
    expect(screen.queryAllByText('Activate a theme in the admin')).toHaveLength(links);
  },
);

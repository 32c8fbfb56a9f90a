import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getReportErrorKind } from './get-report-error-kind.ts';
import * as stories from './report-error.stories.tsx';

const { Failed, Forbidden, Retrying, Titled, Unavailable } = composeStories(stories);

describe('ReportError', () => {
  it('shows the error, and calls onRetry on Retry', async () => {
    const onRetry = vi.fn();
    render(<Failed onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The data could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('disables Retry while it is retrying', () => {
    render(<Retrying />);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDisabled();
  });

  it('shows the given title and message', () => {
    render(<Titled />);
    expect(screen.getByText('Chart could not be drawn')).toBeVisible();
    expect(screen.getByText('No data.')).toBeVisible();
  });

  it('has no Retry button when a retry cannot succeed', () => {
    const { unmount } = render(<Forbidden />);
    expect(screen.getByText('You do not have permission to see this report.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    render(<Unavailable />);
    expect(screen.getByText('This report is not available in this store.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('getReportErrorKind', () => {
  it.each([
    [{ code: 'rest_forbidden', data: { status: 403 } }, 'forbidden'],
    [{ code: 'rest_not_logged_in', data: { status: 401 } }, 'forbidden'],
    [{ status: 403 }, 'forbidden'],
    [{ code: 'rest_no_route', data: { status: 404 } }, 'unavailable'],
    [{ code: 'rest_post_invalid_id', data: { status: 404 } }, 'failed'],
    [{ code: 'internal', data: { status: 500 } }, 'failed'],
    [{ data: null }, 'failed'],
    [new TypeError('Failed to fetch'), 'failed'],
    ['offline', 'failed'],
    [undefined, 'failed'],
    [null, 'failed'],
  ])('reads %j as %s', (error, kind) => {
    expect(getReportErrorKind(error)).toBe(kind);
  });
});

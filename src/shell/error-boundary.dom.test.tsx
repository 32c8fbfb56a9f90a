import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { takeConsoleMessages } from '@tillview/test-setup/guards';
import { ErrorBoundary } from './error-boundary.tsx';

function Part({ isBroken }: { isBroken: () => boolean }) {
  if (isBroken()) throw new TypeError('Cannot read properties of null');
  return <p>All is well</p>;
}

describe('ErrorBoundary', () => {
  it('shows an error only in its own part, without technical details, and reports it', () => {
    const onError = vi.fn<(error: unknown, stack: string) => void>();
    render(
      <>
        <ErrorBoundary name="Chart" resetKey="a" onError={onError}>
          <Part isBroken={() => true} />
        </ErrorBoundary>
        <p>The rest</p>
      </>,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Chart could not be displayed');
    expect(alert).not.toHaveTextContent('null');
    expect(screen.getByText('The rest')).toBeVisible();
    expect(onError).toHaveBeenCalledWith(expect.any(TypeError), expect.stringContaining('Part'));
    expect(takeConsoleMessages().join('\n')).toContain('ErrorBoundary');
  });

  it('renders the part again on Retry and when the URL changes', async () => {
    let broken = true;
    const part = (url: string) => (
      <ErrorBoundary name="Chart" resetKey={url} onError={() => undefined}>
        <Part isBroken={() => broken} />
      </ErrorBoundary>
    );
    const { rerender } = render(part('a'));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('alert')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('All is well')).toBeVisible();

    broken = true;
    rerender(part('b'));
    expect(screen.getByRole('alert')).toBeVisible();
    broken = false;
    rerender(part('c'));
    expect(screen.getByText('All is well')).toBeVisible();
    takeConsoleMessages();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ComponentType, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { takeConsoleMessages } from '@tillview/test-setup/guards';
import { lazyWithRetry } from './lazy-with-retry.tsx';

const Calendar = ({ month }: { month: string }) => <p>{month}</p>;
const options = {
  placeholder: () => <p role="status">Loading calendar</p>,
  failure: () => 'The calendar could not be loaded.',
};

/** Loads a component, but fails the first time. */
function failOnce<Props>(part: ComponentType<Props>) {
  return vi
    .fn<() => Promise<{ default: ComponentType<Props> }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: part });
}

it('shows a placeholder until the component is loaded', async () => {
  const Part = lazyWithRetry(() => Promise.resolve({ default: Calendar }), options);
  render(<Part month="November" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading calendar');
  expect(await screen.findByText('November')).toBeVisible();
});

it('shows an error, loads again on Retry, and then renders wherever it is used', async () => {
  const load = failOnce(Calendar);
  const Part = lazyWithRetry(load, options);
  const { unmount } = render(<Part month="November" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The calendar could not be loaded.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('November')).toBeVisible();
  unmount();
  render(<Part month="December" />);
  expect(await screen.findByText('December')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(takeConsoleMessages().join()).toContain('The above error occurred');
});

it('shows one message for all parts without one of their own, and its Retry loads them all', async () => {
  const loads = ['November', 'December', 'January'].map((month) => failOnce(() => <p>{month}</p>));
  const [First, Second, Third] = loads.map((load) => lazyWithRetry(load)) as [
    ComponentType,
    ComponentType,
    ComponentType,
  ];
  const show = (hasFirst: boolean) => (
    <>
      {hasFirst && <First />}
      <Second />
      <Third />
    </>
  );
  const { rerender } = render(show(true));
  await vi.waitFor(() => expect(loads[2]).toHaveBeenCalledOnce());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A part of the page could not be loaded. Retry',
  );
  rerender(show(false));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('December')).toBeVisible();
  expect(await screen.findByText('January')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(takeConsoleMessages().join()).toContain('The above error occurred');
});

it.each([
  ['the control before the component', (part: ReactNode) => part, 'Sort'],
  [
    'the dialog around the component',
    (part: ReactNode) => (
      <div role="dialog" tabIndex={-1} aria-label="Dates">
        {part}
      </div>
    ),
    'Dates',
  ],
])('moves the focus to %s on Retry', async (_place, frame, name) => {
  const Part = lazyWithRetry(failOnce(Calendar), options);
  render(
    <>
      <button type="button">Sort</button>
      <button type="button" disabled>
        Print
      </button>
      <button type="button" tabIndex={-1}>
        Undo
      </button>
      {frame(<Part month="November" />)}
      <button type="button">Behind it</button>
    </>,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('November')).toBeVisible();
  expect(document.activeElement).toHaveAccessibleName(name);
  expect(takeConsoleMessages().join()).toContain('The above error occurred');
});

class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message || this.props.children;
  }
}

it('passes a rendering error of the component to the error boundary around it', async () => {
  const Broken = (): ReactNode => {
    throw new Error('no such month');
  };
  const Part = lazyWithRetry(() => Promise.resolve({ default: Broken }), options);
  render(
    <Boundary>
      <Part />
    </Boundary>,
  );
  expect(await screen.findByText('no such month')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(takeConsoleMessages().join()).toContain('The above error occurred');
});

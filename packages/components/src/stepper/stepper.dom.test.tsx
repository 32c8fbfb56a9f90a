import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './stepper.stories.tsx';

const { CompleteInAnyOrder, Default, Pending, UnknownStep, Vertical } = composeStories(stories);

const steps = () => screen.getAllByRole('listitem');
const completed = () => steps().map((step) => within(step).queryByText('Completed') !== null);

describe('Stepper', () => {
  it('shows labels, descriptions and the content of the current step (R1.32, R3.48)', () => {
    render(<Default />);
    expect(steps().map(({ textContent }) => textContent)).toEqual([
      'CompletedStore detailsAddress and currency',
      '2ShippingZones and rates',
      '3PaymentsCards and bank transfer',
      '4Theme',
    ]);
    expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
    ]);
    expect(screen.getByText('Where does the store ship to?')).toBeVisible();
  });

  it('treats the steps before the current one as complete, unless isComplete is given', () => {
    const { unmount } = render(<Default />);
    expect(completed()).toEqual([true, false, false, false]);
    unmount();
    render(<CompleteInAnyOrder />);
    expect(completed()).toEqual([false, false, false, true]);
  });

  it('shows the content inside its step when it is vertical', () => {
    render(<Vertical />);
    expect(steps()[1]).toHaveTextContent('Where does the store ship to?');
  });

  it('shows that the current step is in progress', () => {
    render(<Pending />);
    expect(steps()[1]).toHaveTextContent(/^In progress/);
    expect(steps()[2]).toHaveTextContent(/^3/);
  });

  it('calls onClick with the key of the clicked step; a step without onClick is plain text', async () => {
    const onClick = vi.fn();
    render(
      <Default
        steps={[
          { key: 'a', label: 'Details', onClick },
          { key: 'b', label: 'Theme' },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(onClick.mock.calls).toEqual([['a']]);
    expect(screen.queryByRole('button', { name: 'Theme' })).toBeNull();
  });

  it('has no current step and no content for an unknown key', () => {
    render(<UnknownStep />);
    expect(steps().filter((step) => step.hasAttribute('aria-current'))).toEqual([]);
    expect(screen.queryByText('Where does the store ship to?')).toBeNull();
    expect(completed()).toEqual([false, false, false, false]);
  });
});

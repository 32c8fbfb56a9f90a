import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './timeline.stories.tsx';

const { ByMonth, Default, Empty, OldestFirst, OwnFormats, UnknownDate } = composeStories(stories);

const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const clocks = () => screen.queryAllByRole('time').map(({ textContent }) => textContent);

describe('Timeline', () => {
  it('shows days of the store, newest first, with dates and times (R1.31, R9.52, R9.53, R9.54, R9.55)', () => {
    render(<Default />);
    expect(titles()).toEqual(['November 19, 2026', 'November 13, 2026', 'October 30, 2026']);
    expect(clocks()).toEqual(['10:05am', '9:40am', '2:15pm']);
    expect(screen.getAllByRole('time')[0]).toHaveAttribute('datetime', '2026-11-18T21:05:00.000Z');
  });

  it('shows the icon, headline and body of an item, and no time when it is hidden (R3.47)', () => {
    render(<Default />);
    const [day, warning] = screen.getAllByRole('list').slice(1);
    const [payment] = within(day ?? document.body).getAllByRole('listitem');
    expect(payment?.querySelector('svg')).toHaveClass('is-success');
    expect(payment).toHaveTextContent(
      'Payment of $68.00 received10:05amBy card ending in 4242Fee: $2.20',
    );
    expect(warning).toHaveTextContent('Stock of "Mug" is low');
    expect(within(warning ?? document.body).queryByRole('time')).toBeNull();
  });

  it('can show the oldest items first, group by month, and use other formats', () => {
    const { unmount } = render(<OldestFirst />);
    expect(titles()).toEqual(['October 30, 2026', 'November 13, 2026', 'November 19, 2026']);
    unmount();
    const { unmount: unmountMonths } = render(<ByMonth />);
    expect(titles()).toEqual(['November 19, 2026', 'October 30, 2026']);
    unmountMonths();
    render(<OwnFormats />);
    expect(titles()[0]).toBe('Thu 19 Nov 2026');
    expect(clocks()[0]).toBe('10:05');
  });

  it('shows a message when there are no items', () => {
    render(<Empty />);
    expect(screen.getByText('No data to display')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows an item without a valid date last, without a time', () => {
    render(<UnknownDate />);
    expect(titles().at(-1)).toBe('Unknown date');
    expect(clocks()).toHaveLength(3);
  });
});

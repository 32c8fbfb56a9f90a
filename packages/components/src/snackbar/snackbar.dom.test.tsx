import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as noticeStories from '../notice/notice.stories.tsx';
import * as stories from './snackbar.stories.tsx';

const { Default, List, UntilDismissed, WithAction, WithLink } = composeStories(stories);
const notices = composeStories(noticeStories);

const advance = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
});

describe('Snackbar', () => {
  it('is announced, and dismisses itself after 10 seconds (R9.67)', () => {
    const onRemove = vi.fn();
    render(<Default onRemove={onRemove} />);
    expect(screen.getByRole('status')).toHaveTextContent('Settings saved.');
    advance(9999);
    expect(onRemove).not.toHaveBeenCalled();
    advance(1);
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a click', () => fireEvent.click(screen.getByRole('button'))],
    ['Enter', () => fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })],
    ['the space bar', () => fireEvent.keyDown(screen.getByRole('button'), { key: ' ' })],
  ])('dismisses on %s (R9.68)', (_, press) => {
    const onRemove = vi.fn();
    render(<Default onRemove={onRemove} />);
    press();
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('stays while it is hovered or focused, and for 10 seconds after that', () => {
    const onRemove = vi.fn();
    render(<Default onRemove={onRemove} />);
    const button = screen.getByRole('button');
    fireEvent.pointerEnter(screen.getByRole('status'));
    advance(60_000);
    act(() => button.focus());
    fireEvent.pointerLeave(screen.getByRole('status'));
    advance(60_000);
    expect(onRemove).not.toHaveBeenCalled();
    act(() => button.blur());
    advance(10_000);
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('calls its action once, and is dismissed', () => {
    const onClick = vi.fn();
    const onRemove = vi.fn();
    render(<WithAction actions={[{ label: 'Undo', onClick }]} onRemove={onRemove} />);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('can link to a page', () => {
    render(<WithLink />);
    expect(screen.getByRole('link', { name: 'View status' })).toHaveAttribute('href', '#status');
  });

  it('stays until its close button is clicked when explicitDismiss is set', () => {
    const onRemove = vi.fn();
    render(<UntilDismissed onRemove={onRemove} />);
    fireEvent.click(screen.getByText('Settings saved.'));
    advance(60_000);
    expect(onRemove).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('has its own timer in a list of snackbars', () => {
    render(<List />);
    advance(6000);
    fireEvent.click(screen.getByRole('button', { name: 'Refund' }));
    advance(4000);
    const left = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(left).toEqual(['Order refunded.']);
    advance(6000);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('Notice', () => {
  it('stays until it is dismissed', () => {
    const onRemove = vi.fn();
    render(<notices.Default onRemove={onRemove} />);
    advance(60_000);
    expect(onRemove).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('announces an error at once, with its actions', () => {
    const onClick = vi.fn();
    render(
      <notices.Failed
        actions={[
          { label: 'Retry', onClick },
          { label: 'Help', url: '#help' },
        ]}
      />,
    );
    const alert = screen.getByRole('alert');
    fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(within(alert).getByRole('link', { name: 'Help' })).toHaveAttribute('href', '#help');
  });
});

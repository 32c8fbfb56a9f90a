import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './empty-content.stories.tsx';

const { Default, OwnPicture, TitleOnly, WithoutPicture } = composeStories(stories);

describe('EmptyContent', () => {
  it('shows a title, a message and a default illustration (R1.34, R2.35)', () => {
    const { container } = render(<Default />);
    expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(screen.getByText(/as soon as the first customer has paid/)).toBeVisible();
    expect(container.querySelector('svg')).toHaveAttribute('width', '400');
  });

  it('shows the given illustration, or none', () => {
    const { container, unmount } = render(<OwnPicture />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('width', '200');
    expect(picture).toHaveAttribute('height', '90');
    unmount();
    const { container: bare } = render(<WithoutPicture />);
    expect(bare.querySelector('img, svg')).toBeNull();
  });

  it('has up to two buttons, each with a URL or a callback (R2.36)', async () => {
    const actionCallback = vi.fn((): void => {});
    const secondaryActionCallback = vi.fn((): void => {});
    render(
      <Default
        actionCallback={actionCallback}
        secondaryActionURL={undefined}
        secondaryActionCallback={secondaryActionCallback}
      />,
    );
    const link = screen.getByRole('link', { name: 'Add a product' });
    expect(link).toHaveAttribute('href', '#add');
    await userEvent.click(link);
    expect(actionCallback).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Learn more' }));
    expect(secondaryActionCallback).toHaveBeenCalledTimes(1);
  });

  it('has no button without a label, or without both URL and callback', () => {
    const { unmount } = render(<TitleOnly />);
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    render(<TitleOnly actionLabel="Add" actionURL={undefined} />);
    expect(screen.queryByText('Add')).toBeNull();
  });
});

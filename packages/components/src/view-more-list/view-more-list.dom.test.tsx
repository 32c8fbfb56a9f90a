import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './view-more-list.stories.tsx';

const { Default, OneItem } = composeStories(stories);

describe('ViewMoreList', () => {
  it('shows how many more items there are, and lists all of them when opened', async () => {
    render(<Default />);
    await userEvent.click(screen.getByRole('button', { name: '+2 more' }));
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(['Mug', 'Cap', 'Scarf']);
    expect(screen.getByRole('link', { name: 'Mug' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: '+2 more' })).toHaveFocus();
  });

  it('renders nothing when there are no more items', () => {
    const { container } = render(<OneItem />);
    expect(container).toBeEmptyDOMElement();
  });
});

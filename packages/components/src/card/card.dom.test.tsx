import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '../report-error/error-messages.test-support.ts';
import { Card } from './card.tsx';
import * as stories from './card.stories.tsx';

const { BodyOnly, Default, Failed, Forbidden } = composeStories(stories);

describe('Card', () => {
  it('shows a title, a description and an action (R2.37)', () => {
    render(<Default />);
    const card = screen.getByRole('region', { name: 'Store performance' });
    expect(within(card).getByRole('heading', { level: 2 })).toBeVisible();
    expect(screen.getByText('What your store sold in the chosen range.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Customise' })).toBeVisible();
  });

  it('can have a menu (R1.35)', async () => {
    render(<Default />);
    await userEvent.click(screen.getByRole('button', { name: 'Card options' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hide this card' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('has no header without a title', () => {
    render(<BodyOnly action="unseen" />);
    expect(screen.getByText('The body of the card.')).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText('unseen')).toBeNull();
  });

  it('is a region by a heading in its content', () => {
    render(
      <Card labelledBy="heading">
        <h2 id="heading">What changed</h2>
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'What changed' })).toBeVisible();
  });

  it('shows an error or a missing permission under its heading', () => {
    const { unmount } = render(<Failed />);
    expect(screen.getByRole('alert')).toHaveTextContent(errorMessages().failed);
    unmount();
    render(<Forbidden />);
    expect(screen.getByRole('heading', { name: 'Store performance' })).toBeVisible();
    expect(screen.getByText(errorMessages().forbidden)).toBeVisible();
  });
});

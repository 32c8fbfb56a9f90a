import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './currency-control.stories.tsx';

const all = composeStories(stories);
const field = () => screen.getByRole('textbox', { name: 'Order total' });

describe('the currency field', () => {
  it.each([
    ['Dollar', '1,234.5', '$'],
    ['Euro', '1.234,5', '€'],
    ['Shekel', '99', '₪'],
  ] as const)('formats an amount as the store does: %s', (name, shown, symbol) => {
    const Story = all[name];
    render(<Story />);
    expect(field()).toHaveValue(shown);
    expect(field()).toHaveAccessibleDescription(symbol);
  });

  it.each([
    ['Dollar', Node.DOCUMENT_POSITION_PRECEDING],
    ['Euro', Node.DOCUMENT_POSITION_FOLLOWING],
  ] as const)('places the symbol where the store does: %s', (name, position) => {
    const Story = all[name];
    render(<Story />);
    const symbol = screen.getByText(name === 'Dollar' ? '$' : '€');
    expect(field().compareDocumentPosition(symbol) & position).toBe(position);
  });

  it.each([
    ['12.50', '12'],
    ['1,200', '1,200'],
  ])('accepts as many decimals as the currency has: %s becomes %s', async (typed, shown) => {
    render(<all.Yen />);
    await userEvent.setup().type(field(), typed);
    expect(field()).toHaveValue(shown);
  });
});

import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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

  it('accepts as many decimals as the currency has', async () => {
    const onNumber = vi.fn();
    render(<all.Yen onNumber={onNumber} />);
    await userEvent.setup().type(field(), '12.5');
    expect(field()).toHaveValue('125');
    expect(onNumber).toHaveBeenLastCalledWith('125');
  });
});

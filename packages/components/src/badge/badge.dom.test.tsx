import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Badge } from './badge.tsx';

const heard = (container: HTMLElement) =>
  [...container.querySelectorAll('.tillview-badge > :not([aria-hidden])')]
    .map((node) => node.textContent)
    .join();

describe('Badge', () => {
  it('shows a count and labels it for screen readers (R1.37)', () => {
    const { container, rerender } = render(<Badge count={12} label="12 reviews to read" />);
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('12');
    expect(heard(container)).toBe('12 reviews to read');
    rerender(<Badge count={1952} text="1,952" label="1,952 orders to process" />);
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('1,952');
    rerender(<Badge count={0} />);
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('0');
    expect(heard(container)).toBe('Total 0');
  });
});

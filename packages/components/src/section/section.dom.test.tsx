import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { H } from './h.tsx';
import { Section } from './section.tsx';

describe('H', () => {
  it.each([0, 1, 2, 3, 4, 9])('has the level of its %i enclosing sections, down to h6', (depth) => {
    const wrapped = Array.from({ length: depth }).reduce<React.ReactNode>(
      (inner) => <Section>{inner}</Section>,
      <H>Heading</H>,
    );
    render(wrapped);
    expect(screen.getByRole('heading', { level: Math.min(2 + depth, 6) })).toBeVisible();
  });
});

describe('Section', () => {
  it('renders the given element, or no element', () => {
    const { container, rerender } = render(<Section component="section">a</Section>);
    expect(container.innerHTML).toBe('<section>a</section>');
    rerender(<Section component={false}>a</Section>);
    expect(container.innerHTML).toBe('a');
  });
});

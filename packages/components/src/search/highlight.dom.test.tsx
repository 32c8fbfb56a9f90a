import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Highlight } from './highlight.tsx';

const marked = () => screen.queryByRole('strong')?.textContent;

describe('the match in a name', () => {
  it.each([
    ['Blue Mug', ' mug ', 'Mug'],
    ['İstanbul mug', 'mug', 'mug'],
    ['Mug (+ lid)', '(+', '(+'],
    ['50% off', '%', '%'],
    ['Mug mug', 'mug', 'Mug'],
    ['Mug', 'cup', undefined],
    ['Mug', ' ', undefined],
  ])('of %s with the query %j is %s', (text, query, match) => {
    const { container } = render(<Highlight text={text} query={query} />);
    expect(marked()).toBe(match);
    expect(container).toHaveTextContent(text);
  });
});

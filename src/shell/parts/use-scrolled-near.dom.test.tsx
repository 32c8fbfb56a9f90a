import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useScrolledNear } from './use-scrolled-near.ts';

let top = 0;

function Part({ name }: { name: string }) {
  const { ref, isNear } = useScrolledNear(name);
  return (
    <div ref={ref} data-testid="part">
      {isNear ? 'near' : 'far'}
    </div>
  );
}

function setUp(start: number) {
  top = start;
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLDivElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 100, 50),
  );
  return render(<Part name="a" />);
}

const state = () => screen.getByTestId('part').textContent;

describe('useScrolledNear', () => {
  it.each([
    [999, 'near'],
    [1000, 'far'],
    [-249, 'near'],
    [-250, 'far'],
  ])('reports an element at %d px after scrolling as %s', (position, expected) => {
    setUp(5000);
    top = position;
    fireEvent.scroll(document);
    expect(state()).toBe(expected);
  });

  it('is not near before the first scroll, and stays near after it', () => {
    setUp(100);
    expect(state()).toBe('far');
    fireEvent.scroll(document);
    expect(state()).toBe('near');
    top = 5000;
    fireEvent.scroll(document);
    expect(state()).toBe('near');
  });

  it('checks new content immediately, and requires it to be near again', () => {
    const { rerender } = setUp(5000);
    fireEvent.scroll(document);
    rerender(<Part name="b" />);
    expect(state()).toBe('far');
    top = 100;
    rerender(<Part name="c" />);
    expect(state()).toBe('near');
  });
});

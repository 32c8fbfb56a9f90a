import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AnimationSlider, SLIDE_DURATION } from './animation-slider.tsx';
import * as stories from './animation-slider.stories.tsx';

const { Left, Still } = composeStories(stories);
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());

describe('the slider', () => {
  it('slides for 200 ms and then calls its callback (R9.3, R1.38)', async () => {
    const onExited = vi.fn();
    render(<Left onExited={onExited} />);
    expect(screen.getByText('Slide 1, entered')).toBeVisible();
    next();
    expect(SLIDE_DURATION).toBe(200);
    expect(screen.getByText('Slide 2, entering').parentElement).toHaveClass('animate-left');
    await pass(199);
    expect(onExited).not.toHaveBeenCalled();
    await pass(1);
    expect(onExited).toHaveBeenCalledExactlyOnceWith(screen.getByRole('group'));
    expect(screen.getByText('Slide 2, entered').parentElement).not.toHaveClass('animate-left');
  });

  it('does not slide without a direction', async () => {
    const onExited = vi.fn();
    render(<Still onExited={onExited} />);
    next();
    expect(screen.getByText('Slide 2, entering').parentElement?.className).not.toContain(
      'animate-',
    );
    await pass(0);
    expect(onExited).toHaveBeenCalledOnce();
  });

  it('calls its callback when the direction is reversed during the slide', async () => {
    const onExited = vi.fn();
    const at = (key: string) => (
      <AnimationSlider animationKey={key} animate="left" onExited={onExited}>
        {({ status }) => `${key}, ${status}`}
      </AnimationSlider>
    );
    const { rerender } = render(at('first'));
    rerender(at('second'));
    await pass(SLIDE_DURATION / 2);
    rerender(at('first'));
    expect(screen.getByText('first, entering')).toBeVisible();
    await pass(SLIDE_DURATION);
    expect(onExited).toHaveBeenCalledOnce();
    expect(screen.getByText('first, entered')).toBeVisible();
  });
});

import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { useMediaQuery } from '../viewport/viewport.ts';
import { useLatest } from '../use-latest/use-latest.ts';
import './animation-slider.css';

/** The duration of a slide, in milliseconds (R9.3). */
export const SLIDE_DURATION = 200;

export type AnimationSliderProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'> & {
  /** Renders the slide; receives the state of the animation. */
  children: (state: { status: 'entering' | 'entered' }) => ReactNode;
  /** Identifies the slide; a change of the key starts the animation. */
  animationKey: string | number;
  /** The direction in which the slides move; null for no animation. */
  animate?: 'left' | 'right' | null;
  /** Called with the container after the animation, for example to move the focus. */
  onExited?: (container: HTMLDivElement) => void;
};

/**
 * Shows one slide at a time. The next slide moves in within 200 ms, without animation if the user prefers reduced
 * motion.
 */
export function AnimationSlider({
  children,
  animationKey,
  animate = null,
  onExited,
  className = '',
  ...rest
}: AnimationSliderProps) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useLatest(onExited);
  const [slide, setSlide] = useState({ key: animationKey, isEntering: false });
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') || animate === null;
  // Going back before the animation ends also starts a new slide.
  if (slide.key !== animationKey) setSlide({ key: animationKey, isEntering: true });
  const { isEntering } = slide;

  useEffect(() => {
    if (!isEntering) return undefined;
    const timer = setTimeout(
      () => {
        setSlide({ key: animationKey, isEntering: false });
        if (container.current) latest.current?.(container.current);
      },
      isStill ? 0 : SLIDE_DURATION,
    );
    return () => clearTimeout(timer);
  }, [isEntering, isStill, animationKey, latest]);

  const direction = isEntering && !isStill ? ` animate-${animate}` : '';
  return (
    <div {...rest} ref={container} className={`tillview-animation-slider ${className}`.trimEnd()}>
      <div key={animationKey} className={`tillview-animation-slider__slide${direction}`}>
        {children({ status: isEntering ? 'entering' : 'entered' })}
      </div>
    </div>
  );
}

import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { useMediaQuery } from '../viewport/index.ts';
import './animation-slider.css';

/** How long a slide takes, in milliseconds (spec §9). */
export const SLIDE_DURATION = 200;

export type AnimationSliderProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'> & {
  /** What is shown; it is told whether it is still sliding in. */
  children: (state: { status: 'entering' | 'entered' }) => ReactNode;
  /** Another key is another slide. */
  animationKey: string | number;
  /** Where the old slide leaves to; without a direction there is no motion. */
  animate?: 'left' | 'right' | null;
  /** Called with the container when the old slide has left, for instance to move the focus. */
  onExited?: (container: HTMLDivElement) => void;
};

/** Shows one slide at a time and slides the next one in, in 200 ms; at once for who asks for less motion. */
export function AnimationSlider({
  children,
  animationKey,
  animate = null,
  onExited,
  className = '',
  ...rest
}: AnimationSliderProps) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(onExited);
  const [slide, setSlide] = useState({ key: animationKey, isEntering: false });
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') || animate === null;
  // The way back to the first slide, before the second one has come, is a slide of its own.
  if (slide.key !== animationKey) setSlide({ key: animationKey, isEntering: true });
  const { isEntering } = slide;

  useEffect(() => {
    latest.current = onExited;
  });
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
  }, [isEntering, isStill, animationKey]);

  const direction = isEntering && !isStill ? ` animate-${animate}` : '';
  return (
    <div {...rest} ref={container} className={`tillview-animation-slider ${className}`.trimEnd()}>
      <div key={animationKey} className={`tillview-animation-slider__slide${direction}`}>
        {children({ status: isEntering ? 'entering' : 'entered' })}
      </div>
    </div>
  );
}

import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { useMediaQuery } from '../viewport/index.ts';

/** How long a slide takes, in milliseconds (spec §9). */
export const SLIDE_DURATION = 200;

export interface AnimationSliderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is shown; it is told whether it is still sliding in. */
  children: (state: { status: 'entering' | 'entered' }) => ReactNode;
  /** Another key is another slide. */
  animationKey: string | number;
  /** Where the old slide leaves to; without a direction there is no motion. */
  animate?: 'left' | 'right' | null;
  /** Called with the container when the old slide has left, for instance to move the focus. */
  onExited?: (container: HTMLDivElement) => void;
}

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
  const [settled, setSettled] = useState(animationKey);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') || animate === null;
  const isEntering = settled !== animationKey;

  useEffect(() => {
    latest.current = onExited;
  });
  useEffect(() => {
    if (!isEntering) return undefined;
    const timer = setTimeout(
      () => {
        setSettled(animationKey);
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

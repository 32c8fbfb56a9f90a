import { useEffect, useState } from 'react';
import { useLatest } from '../use-latest/use-latest.ts';

/** The time that a snackbar is shown, in milliseconds (R9.67). */
export const SNACKBAR_DURATION = 10_000;

/**
 * Calls `onDismiss` after 10 seconds. The timer stops while the snackbar is hovered or focused, so that it can be read
 * and used, and then starts again from 10 seconds.
 */
export function useDismissTimer(onDismiss: () => void, isEnabled: boolean) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const latest = useLatest(onDismiss);
  const runs = isEnabled && !isHovered && !isFocused;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => latest.current(), SNACKBAR_DURATION);
    return () => clearTimeout(timer);
  }, [runs, latest]);
  return {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
}

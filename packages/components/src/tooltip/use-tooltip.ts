import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';

/** A pointer has to rest this many milliseconds before a tooltip shows (spec §9). */
export const TOOLTIP_DELAY = 700;

/** Long enough to move the pointer from the control onto the tooltip, in milliseconds. */
const LEAVE_DELAY = 120;

/** When a tooltip shows: 700 ms after a pointer came to rest, at once on focus by keyboard, never by touch. */
export function useTooltip() {
  const [isVisible, setIsVisible] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);

  const later = (willShow: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsVisible(willShow), delay);
  };
  const show = () => {
    clearTimeout(timer.current);
    setIsVisible(true);
  };
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setIsVisible(false);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    isVisible,
    hide,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        if (isVisible) show();
        else later(true, TOOLTIP_DELAY);
      },
      onPointerLeave: () => {
        isPressed.current = false;
        later(false, LEAVE_DELAY);
      },
      onPointerDown: () => {
        isPressed.current = true;
        hide();
      },
      onPointerUp: () => {
        isPressed.current = false;
      },
      onFocus: (event: FocusEvent) => {
        // A press gives the focus as well, and its meaning is the press, not a question.
        if (!isPressed.current && event.target.matches(':focus-visible')) show();
        isPressed.current = false;
      },
      onBlur: hide,
    },
  };
}

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';

/** The time that the pointer must rest before the tooltip appears, in milliseconds (R9.77). */
export const TOOLTIP_DELAY = 700;

/** The time that the user has to move the pointer from the control to the tooltip, in milliseconds. */
const LEAVE_DELAY = 120;

/** Shows a tooltip after the pointer has rested for 700 ms, or at once on keyboard focus, but not on touch. */
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
        // Focus that comes from a click does not show the tooltip.
        if (!isPressed.current && event.target.matches(':focus-visible')) show();
        isPressed.current = false;
      },
      onBlur: hide,
    },
  };
}

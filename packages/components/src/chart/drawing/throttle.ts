/** Scrolling hides the tooltip at most once in this many milliseconds (R9.43). */
export const SCROLL_HIDE_THROTTLE = 300;

type Throttled = {
  (): void;
  /** Drops a pending call. */
  cancel: () => void;
};

/** Runs at once, then at most once per `wait` milliseconds; the last call of several is not lost. */
export function throttle(run: () => void, wait: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  const onTimeout = () => {
    timer = undefined;
    if (!isPending) return;
    isPending = false;
    call();
  };
  const call = () => {
    if (timer !== undefined) {
      isPending = true;
      return;
    }
    run();
    timer = setTimeout(onTimeout, wait);
  };
  return Object.assign(call, {
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      isPending = false;
    },
  });
}

/** While the user scrolls, the tooltip is hidden at most once in this number of milliseconds (R9.43). */
export const SCROLL_HIDE_THROTTLE = 300;

type Throttled = {
  (): void;
  /** Cancels the pending call. */
  cancel: () => void;
};

/** Calls `run` immediately, then at most once per `wait` milliseconds. The last call always runs, possibly later. */
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

/** The tooltip follows a scroll with a hide at most this often, in milliseconds (spec §9). */
export const SCROLL_HIDE_THROTTLE = 300;

type Throttled = {
  (): void;
  /** Drops a call that is still to come. */
  cancel: () => void;
};

/** Runs at once, then at most once per `wait` milliseconds; the last call of a burst is not lost. */
export function throttle(run: () => void, wait: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const rest = () => {
    timer = undefined;
    if (!isAsked) return;
    isAsked = false;
    call();
  };
  const call = () => {
    if (timer !== undefined) {
      isAsked = true;
      return;
    }
    run();
    timer = setTimeout(rest, wait);
  };
  return Object.assign(call, {
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      isAsked = false;
    },
  });
}

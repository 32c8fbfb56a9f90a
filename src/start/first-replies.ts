import type { EarlyReplies } from './early-requests.ts';

declare global {
  interface Window {
    /** The replies to requests that were sent before the app was loaded. */
    tillviewReplies?: EarlyReplies | null;
  }
}

/** Whether the app has not requested yet: after that, an early request would be sent twice. */
export const canRequestFirst = (page: Window): boolean => page.tillviewReplies === undefined;

/** Passes the replies on to the app. */
export function passFirstReplies(page: Window, replies: EarlyReplies): void {
  page.tillviewReplies = replies;
}

/** Takes the replies to requests that were sent before the app was loaded; none if the page has no such script. */
export function takeFirstReplies(page: Window): EarlyReplies {
  const replies = page.tillviewReplies ?? new Map();
  page.tillviewReplies = null;
  return replies;
}

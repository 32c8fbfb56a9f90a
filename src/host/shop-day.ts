import { getStoreTimeZoneMoment, isoDateFormat } from '@tillview/date';
import { createContext, useSyncExternalStore } from 'react';

/** How long a timer waits at most, in milliseconds: the clock can change, and a computer can sleep. */
const MAX_WAIT = 600_000;

const readShopDay = () => getStoreTimeZoneMoment().format(isoDateFormat);

/** Milliseconds until the next midnight in the store's time zone. */
export function getTimeToMidnight(): number {
  const now = getStoreTimeZoneMoment();
  return now.clone().add(1, 'day').startOf('day').diff(now);
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    clearTimeout(timer);
    timer = setTimeout(check, Math.min(getTimeToMidnight(), MAX_WAIT));
    onChange();
  };
  check();
  // Timers of a hidden tab and of a sleeping computer are late.
  window.addEventListener('focus', check);
  window.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('focus', check);
    window.removeEventListener('pageshow', check);
    document.removeEventListener('visibilitychange', check);
  };
}

/**
 * The current day in the store's time zone, 'YYYY-MM-DD'. Renders again when the next day begins, at the latest when the
 * page is shown or gets the focus.
 */
export const useShopDay = (): string => useSyncExternalStore(subscribe, readShopDay);

/** The current day in the store's time zone, for the whole app; empty outside of it. */
export const ShopDayContext = createContext('');

/** A store whose local time is `now`, and a browser in another time zone, where the date is different. */
type Shop = { now: string; zone: string; weekStart: 0 | 1 | 6; browserZone: string };

/** The stores of the date tests; each is a separate demo store. */
export const SHOPS = {
  // The new year starts a day earlier in the store than in the browser.
  ahead: {
    now: '2027-01-01T00:20:00',
    zone: 'Pacific/Tongatapu',
    weekStart: 0,
    browserZone: 'Pacific/Pago_Pago',
  },
  // Yesterday is a leap day in the store, and the time zone is an offset.
  aheadByOffset: {
    now: '2024-03-01T00:30:00',
    zone: '+13:00',
    weekStart: 6,
    browserZone: 'Pacific/Pago_Pago',
  },
  // The browser is already in December.
  behind: {
    now: '2026-11-30T23:40:00',
    zone: 'Pacific/Pago_Pago',
    weekStart: 1,
    browserZone: 'Pacific/Tongatapu',
  },
  // The store's daylight saving time ended on 25 October; the browser's ends on 1 November.
  afterChange: {
    now: '2026-10-28T12:00:00',
    zone: 'Europe/Berlin',
    weekStart: 1,
    browserZone: 'America/New_York',
  },
  // Within the hour that occurs twice.
  atChange: {
    now: '2026-10-25T02:30:00',
    zone: 'Europe/Berlin',
    weekStart: 1,
    browserZone: 'America/New_York',
  },
  dayAfterChange: {
    now: '2026-10-26T09:15:00',
    zone: 'Europe/Berlin',
    weekStart: 1,
    browserZone: 'America/New_York',
  },
} as const satisfies Record<string, Shop>;
export type ShopName = keyof typeof SHOPS;

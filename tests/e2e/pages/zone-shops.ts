/** A store whose clock shows `now`, and a browser in another time zone, where it is another day. */
type Shop = { now: string; zone: string; weekStart: 0 | 1 | 6; browserZone: string };

/** The stores of the date tests; each is a demo store of its own. */
export const SHOPS = {
  // It is new year there a day before the browser.
  ahead: {
    now: '2027-01-01T00:20:00',
    zone: 'Pacific/Tongatapu',
    weekStart: 0,
    browserZone: 'Pacific/Pago_Pago',
  },
  // Its yesterday is a leap day, and its zone is an offset.
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
  // Its clocks went back on 25 October; those of the browser will on 1 November.
  afterChange: {
    now: '2026-10-28T12:00:00',
    zone: 'Europe/Berlin',
    weekStart: 1,
    browserZone: 'America/New_York',
  },
  // In the hour that occurs twice.
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

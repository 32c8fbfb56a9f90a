import { listLocales } from '../../tools/translations/catalogs.mjs';
import type { StoreAccess } from './settings.ts';
import { toNumber, toRow, toRows, toText, type Field, type StoreClient } from './store-client.ts';
import { decodeHtml } from './decode-html.ts';

/** The settings of the store that determine how metrics and dates are formatted. */
export type StoreFacts = {
  /** A BCP 47 tag, from the user's language. */
  locale: string;
  /** An IANA name or an offset. */
  timeZone: string;
  /** 0 is Sunday. */
  weekStart: number;
  currency: {
    symbol: string;
    position: string;
    thousand: string;
    decimal: string;
    precision: number;
  };
  /** The store's local time, `YYYY-MM-DDTHH:mm:ss`. */
  now: string;
  statuses: Readonly<Record<string, string>>;
  /** The setting of the day on which Revenue and Orders count; undefined for an account that may not read it. */
  dateType?: string | undefined;
};

const MINUTE_MS = 60_000;

const two = (value: number) => String(value).padStart(2, '0');

function offsetName(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  return minutes === 0
    ? 'UTC'
    : `${hours < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The local time of an instant. Offsets are added here, because not every Node version supports them as time zones. */
export function toLocalTime(instant: Date, timeZone: string): string {
  const fixed = /^([+-])(\d\d):(\d\d)$/.exec(timeZone);
  if (fixed) {
    const minutes = Number(`${fixed[1]}1`) * (Number(fixed[2]) * 60 + Number(fixed[3]));
    return new Date(instant.getTime() + minutes * MINUTE_MS).toISOString().slice(0, 19);
  }
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format.format(instant).replace(' ', 'T');
}

/** The values of a settings group, by the id of the setting. */
function byId(list: Field): ReadonlyMap<string, Field> {
  return new Map(toRows(list).map(({ id, value }) => [toText(id), value]));
}

/** The default names of the WooCommerce statuses, which accounts without access to the settings see. */
const STATUSES = {
  pending: 'Pending payment',
  processing: 'Processing',
  'on-hold': 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  failed: 'Failed',
};

function readStatuses(list: Field): Readonly<Record<string, string>> {
  if (list === undefined) return STATUSES;
  const setting = toRows(list).find(
    ({ id }) => id === 'woocommerce_excluded_report_order_statuses',
  );
  return Object.fromEntries(
    Object.entries(toRow(setting?.['options'])).map(([slug, label]) => [
      slug,
      decodeHtml(toText(label)),
    ]),
  );
}

/** The first day of the week, from the intervals of a report; for accounts that may not read the settings. */
async function findWeekStart(client: StoreClient): Promise<number> {
  // 1 January 2023 was a Sunday, so the second interval starts on the store's first day of the week.
  const { intervals } = await client.stats('wc-analytics/reports/revenue/stats', {
    after: '2023-01-01T00:00:00',
    before: '2023-01-31T23:59:59',
    interval: 'week',
  });
  const second = intervals[1]?.date_start ?? '';
  return new Date(`${second.slice(0, 10)}T00:00:00Z`).getUTCDay();
}

/** The format of amounts: from the settings, or from a catalog price for accounts that may not read the settings. */
async function readMoney(client: StoreClient): Promise<StoreFacts['currency']> {
  const [current, general] = await Promise.all([
    client.getIfAllowed('wc/v3/data/currencies/current'),
    client.getIfAllowed('wc-analytics/settings/general'),
  ]);
  if (current !== undefined && general !== undefined) {
    const options = byId(general);
    const text = (name: string) => decodeHtml(toText(options.get(`woocommerce_${name}`)));
    return {
      symbol: decodeHtml(toText(toRow(current)['symbol'])),
      position: text('currency_pos'),
      thousand: text('price_thousand_sep'),
      decimal: text('price_decimal_sep'),
      precision: Number(text('price_num_decimals')),
    };
  }
  const [product] = toRows(await client.get('wc/store/v1/products', { per_page: '1' }));
  const prices = toRow(product?.['prices']);
  const text = (name: string) => decodeHtml(toText(prices[`currency_${name}`]));
  const [before, after] = [text('prefix'), text('suffix')];
  const side = before ? 'left' : 'right';
  return {
    symbol: (before + after).trim(),
    position: before + after === (before + after).trim() ? side : `${side}_space`,
    thousand: text('thousand_separator'),
    decimal: text('decimal_separator'),
    precision: Number(text('minor_unit')),
  };
}

/** Throws when Tillview is translated into the user's language. */
function requireEnglishTexts(locale: string): void {
  const [language] = locale.split('_');
  if (listLocales().some((translated) => translated.split('_')[0] === language))
    throw new Error(
      `The checks read English texts, but Tillview is translated into the user's language (${locale}). Select English in the user's profile and try again.`,
    );
}

/**
 * Reads the facts from the settings of the store, and those that the account may not read there from other responses.
 */
export async function readStoreFacts(
  client: StoreClient,
  { now }: StoreAccess,
): Promise<StoreFacts> {
  const [index, settings, user, currency, admin] = await Promise.all([
    client.get('', { _fields: 'gmt_offset,timezone_string' }),
    client.getIfAllowed('wp/v2/settings'),
    client.get('wp/v2/users/me', { context: 'edit' }),
    readMoney(client),
    client.getIfAllowed('wc-analytics/settings/wc_admin'),
  ]);
  const { gmt_offset: offset, timezone_string: zone } = toRow(index);
  const timeZone = toText(zone) || offsetName(toNumber(offset) ?? 0);
  const locale = toText(toRow(user)['locale']) || 'en_US';
  requireEnglishTexts(locale);
  return {
    locale: locale.replace('_', '-'),
    timeZone,
    weekStart: toNumber(toRow(settings)['start_of_week']) ?? (await findWeekStart(client)),
    currency,
    now: now ?? toLocalTime(new Date(), timeZone),
    statuses: readStatuses(admin),
    dateType: toText(byId(admin).get('woocommerce_date_type')) || undefined,
  };
}

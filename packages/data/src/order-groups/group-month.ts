import { readName } from '../core/plain-text.ts';
import { isRecord, type Shape } from '../core/shapes.ts';
import { lengthOf, type GroupMonth } from '../ledger/ledger-month.ts';

/** The columns of sums, by their names in the route. */
const SUMS = {
  orders: 'orders',
  net: 'net',
  sold: 'sold',
  total: 'total',
  refunded_net: 'refundedNet',
  refunded_total: 'refundedTotal',
  items: 'items',
  new_customers: 'newCustomers',
} as const satisfies Readonly<Record<string, keyof GroupMonth>>;

/** The form of the months that are kept. */
export const GROUP_VERSION = 'groups 2';

/** The groups of a month in columns (`wordpress/plugin/includes/groups/groups.php`). */
type RouteGroups = {
  readonly time: readonly number[];
  readonly returning: readonly number[];
  /** The distinct texts by column. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly [column: string]: unknown;
};

/** A month of a reply. The groups are missing if they are as they were at the check that was sent. */
export type RouteMonth = {
  readonly month: string;
  readonly check: string;
  readonly groups?: RouteGroups;
};

/** A reply of the route: as many of the months as the store had the time for. */
export type GroupReply = { readonly months: readonly RouteMonth[] };

const isNumbers = (value: unknown, length: number): value is readonly number[] =>
  Array.isArray(value) && value.length === length && value.every((each) => Number.isFinite(each));

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Whether every column has a finite number for every group, and every text its name. */
function isGroups(groups: unknown): boolean {
  if (!isRecord(groups) || !Array.isArray(groups['time'])) return false;
  const { length } = groups['time'];
  // PHP writes no names as a list.
  const { names } = groups;
  const named = isRecord(names) ? Object.entries(names) : [];
  return (
    ['time', 'returning', ...Object.keys(SUMS)].every((key) => isNumbers(groups[key], length)) &&
    named.every(([column, texts]) => {
      const indexes = groups[column];
      return (
        isTexts(texts) &&
        isNumbers(indexes, length) &&
        indexes.every((index) => texts[index] !== undefined)
      );
    })
  );
}

const isRouteMonth = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['month'] === 'string' &&
  typeof value['check'] === 'string' &&
  (value['groups'] === undefined || isGroups(value['groups']));

/** Whether a reply is one of the route. */
export const isGroupReply: Shape<GroupReply> = (body): body is GroupReply =>
  isRecord(body) && Array.isArray(body['months']) && body['months'].every(isRouteMonth);

/** Converts the groups of a reply. `cut`: the times at which they are divided. */
export function toGroupMonth(
  { month, check }: RouteMonth,
  groups: RouteGroups,
  cut: string,
): GroupMonth {
  const numbers = (name: keyof typeof SUMS) =>
    Float64Array.from((groups[name] ?? []) as readonly number[]);
  return {
    version: GROUP_VERSION,
    month,
    check,
    cut,
    times: Uint32Array.from(groups.time),
    returning: Uint8Array.from(groups.returning),
    texts: Object.fromEntries(
      Object.entries(groups.names).map(([column, names]) => [
        column,
        {
          indexes: Uint16Array.from((groups[column] ?? []) as readonly number[]),
          names: names.map(readName),
        },
      ]),
    ),
    orders: numbers('orders'),
    net: numbers('net'),
    sold: numbers('sold'),
    total: numbers('total'),
    refundedNet: numbers('refunded_net'),
    refundedTotal: numbers('refunded_total'),
    items: numbers('items'),
    newCustomers: numbers('new_customers'),
  };
}

/** Whether a stored value is a month that this code can read: of its version, and with all columns. */
export function isCurrentGroupMonth(value: unknown): value is GroupMonth {
  if (!isRecord(value) || value['version'] !== GROUP_VERSION || !isRecord(value['texts']))
    return false;
  const length = lengthOf(value['times']);
  return (
    length !== undefined &&
    typeof value['month'] === 'string' &&
    typeof value['check'] === 'string' &&
    typeof value['cut'] === 'string' &&
    ['returning', ...Object.values(SUMS)].every((name) => lengthOf(value[name]) === length) &&
    Object.values(value['texts']).every(
      (text) => isRecord(text) && lengthOf(text['indexes']) === length && isTexts(text['names']),
    )
  );
}

import type { StoreAccess } from './settings.ts';

/** A value of a response. */
export type Field = string | number | boolean | null | undefined | Field[] | Row;
/** An object of a response. */
export type Row = { [name: string]: Field };

/** Parameters of a request; a list is sent as `name[0]`, `name[1]`. */
export type Params = Readonly<Record<string, string | readonly string[]>>;

/** A page of a list, with the numbers of rows and pages. */
export type ListPage = { rows: Row[]; total: number; pages: number };

/**
 * The start of an interval. Where summer time ends at midnight, the store says 23:00 of the day before; the name of a day
 * is right.
 */
const getStart = (name: string, start: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(name) && !start.startsWith(name) ? `${name} 00:00:00` : start;

/** The metrics of a range and of its intervals, in chronological order. */
export type Stats = { totals: Row; intervals: Interval[] };
export type Interval = { date_start: string; date_end: string; subtotals: Row };

/** Thrown when this account may not read what was requested. */
class StoreRefusal extends Error {
  override name = 'StoreRefusal';
}

const PAGE_SIZE = 100;
/** The replies that are kept: a long run would need gigabytes for all. */
const MAX_KEPT = 500;
/** The pages of a list that are requested at the same time. */
const PARALLEL_PAGES = 3;
const TIMEOUT_MS = 120_000;

function toSearch(params: Params): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string') search.append(name, value);
    else for (const [index, one] of value.entries()) search.append(`${name}[${index}]`, one);
  }
  return search.toString();
}

/** The value as an object; an empty object for any other value. */
export function toRow(value: Field): Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** The value as a list of objects; an empty list for any other value. */
export function toRows(value: Field): Row[] {
  return Array.isArray(value) ? value.map(toRow) : [];
}

/** The value as text; empty when it is neither text nor a number. */
export function toText(value: Field): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The value as a number, also when it is a numeric text. `undefined` for any other value. */
export function toNumber(value: Field): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== '';
  if (typeof value !== 'number' && !isText) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** Reads the store's REST API directly, independent of Tillview. The last replies are kept by their URL. */
export class StoreClient {
  readonly #access: StoreAccess;
  #hasPrettyLinks: Promise<boolean> | undefined;
  readonly #responses = new Map<string, Promise<{ body: Field; headers: Headers }>>();

  constructor(access: StoreAccess) {
    this.#access = access;
  }

  #request(target: string): Promise<Response> {
    const { url, user, password } = this.#access;
    return fetch(new URL(target, url), {
      headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  /**
   * Whether the site has pretty permalinks. With plain permalinks there is no `/wp-json/`, and the route is a
   * parameter.
   */
  async #findLinks(): Promise<boolean> {
    const response = await this.#request('wp-json/?_fields=name');
    await response.body?.cancel();
    return response.ok && (response.headers.get('content-type') ?? '').includes('json');
  }

  async #fetch(target: string): Promise<{ body: Field; headers: Headers }> {
    this.#hasPrettyLinks ??= this.#findLinks();
    const isPretty = await this.#hasPrettyLinks;
    const response = await this.#request(
      isPretty ? `wp-json/${target}` : `?rest_route=/${target.replace('?', '&')}`,
    );
    const text = await response.text();
    // WordPress keeps the rules of pretty permalinks until something flushes them, maybe during the run.
    if (isPretty && response.redirected && text.startsWith('<')) {
      this.#hasPrettyLinks = Promise.resolve(false);
      return this.#fetch(target);
    }
    const failure = `The store answered ${response.status} to ${target}: ${text.slice(0, 200)}`;
    if (response.status === 401 || response.status === 403) throw new StoreRefusal(failure);
    if (!response.ok) throw new Error(failure);
    try {
      return { body: JSON.parse(text) as Field, headers: response.headers };
    } catch (error) {
      throw new Error(`${failure} (no JSON)`, { cause: error });
    }
  }

  #read(path: string, params: Params = {}) {
    const search = toSearch(params);
    const target = search ? `${path}?${search}` : path;
    const known = this.#responses.get(target);
    if (known) return known;
    const response = this.#fetch(target);
    this.#responses.set(target, response);
    const [oldest] = this.#responses.keys();
    if (this.#responses.size > MAX_KEPT && oldest !== undefined) this.#responses.delete(oldest);
    return response;
  }

  /** The body of a response. Throws when the store responds with an error. */
  async get(path: string, params: Params = {}): Promise<Field> {
    return (await this.#read(path, params)).body;
  }

  /** The body of a response. `undefined` when this account may not read it. */
  async getIfAllowed(path: string, params: Params = {}): Promise<Field> {
    try {
      return await this.get(path, params);
    } catch (error) {
      if (error instanceof StoreRefusal) return undefined;
      throw error;
    }
  }

  /** One page of a list. */
  async list(path: string, params: Params): Promise<ListPage> {
    const { body, headers } = await this.#read(path, params);
    return {
      rows: toRows(body),
      total: Number(headers.get('x-wp-total')),
      pages: Number(headers.get('x-wp-totalpages')),
    };
  }

  /** The rows of all pages of a list. Rows with equal sort values can be missing or occur twice. */
  async everyRow(path: string, params: Params): Promise<Row[]> {
    const page = (number: number) =>
      this.list(path, { ...params, page: String(number), per_page: String(PAGE_SIZE) });
    const { rows, pages } = await page(1);
    for (let next = 2; next <= pages; next += PARALLEL_PAGES) {
      const numbers = Array.from({ length: PARALLEL_PAGES }, (_, index) => next + index);
      const some = await Promise.all(numbers.filter((number) => number <= pages).map(page));
      rows.push(...some.flatMap((each) => each.rows));
    }
    return rows;
  }

  /** The metrics of a range with all of its intervals. */
  async stats(path: string, params: Params): Promise<Stats> {
    const page = async (number: number) => {
      const { body, headers } = await this.#read(path, {
        ...params,
        order: 'asc',
        page: String(number),
        per_page: String(PAGE_SIZE),
      });
      const { totals, intervals } = toRow(body);
      return {
        totals: toRow(totals),
        intervals: toRows(intervals).map(({ interval, date_start, date_end, subtotals }) => ({
          date_start: getStart(toText(interval), toText(date_start)),
          date_end: toText(date_end),
          subtotals: toRow(subtotals),
        })),
        pages: Number(headers.get('x-wp-totalpages')),
      };
    };
    const { totals, intervals, pages } = await page(1);
    for (let number = 2; number <= pages; number += 1)
      intervals.push(...(await page(number)).intervals);
    return { totals, intervals };
  }
}

import { configureDate } from '@tillview/date';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Query } from '../core/query.ts';
import { API_ROOT, createTestRegistry, queryOf, startRestServer } from '../testing/rest-server.ts';
import {
  getReportRows,
  readAllRows,
  type ReportSource,
  readWholeList,
  reportsStore,
  resolveReportRequest,
  type ReportRow,
} from './index.ts';

const server = startRestServer();
beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

const source: ReportSource = {
  hasRange: false,
  stats: { endpoint: 'products' },
  rows: {
    from: 'list',
    endpoint: 'products',
    key: ['product_id'],
    include: 'products',
    sortFields: { name: ['extended_info.name'] },
  },
  sort: { orderby: 'items_sold', order: 'desc' },
  search: { by: 'ids', itemType: 'products', param: 'products' },
  filters: () => [],
};

/** Products with many equal values. */
const createRows = (count: number): ReportRow[] =>
  Array.from({ length: count }, (_, index) => ({
    product_id: index + 1,
    items_sold: Math.floor(index / 20),
    extended_info: { name: `${'cab'[index % 3]} ${String(index).padStart(3, '0')}` },
  }));

/** A store that orders equal rows differently for each page, as a database without a second sort key may. */
function serve(rows: readonly ReportRow[]): Query[] {
  const requested: Query[] = [];
  server.use(
    http.get(`${API_ROOT}/wc-analytics/reports/products`, ({ request }) => {
      const query = queryOf(request);
      requested.push(query);
      const [page, size] = [Number(query['page']), Number(query['per_page'])];
      const direction = query['order'] === 'asc' ? 1 : -1;
      const rank = ({ product_id: id }: ReportRow) => (Number(id) * (7 + page + size)) % 101;
      const valueOf = (row: ReportRow) => Number(row[String(query['orderby'])] ?? 0);
      const sorted = rows.toSorted(
        (a, b) => direction * (valueOf(a) - valueOf(b)) || rank(a) - rank(b),
      );
      return HttpResponse.json(sorted.slice((page - 1) * size, page * size), {
        headers: { 'X-WP-Total': String(rows.length) },
      });
    }),
  );
  return requested;
}

const idsOf = (rows: readonly ReportRow[]) => rows.map(({ product_id }) => product_id);

/** Reads a page as a table does, and then the whole list behind it. */
async function readBehind(query: Query, from = source) {
  const registry = createTestRegistry();
  const request = resolveReportRequest(from, query);
  const rows = () => getReportRows(registry.select(reportsStore), request);
  rows();
  await expect.poll(() => rows().isRequesting).toBe(false);
  const { signal } = new AbortController();
  const list = await readWholeList(registry, request, rows(), signal);
  return { registry, shown: rows().items.data, list };
}

describe('the whole list behind a page', () => {
  it.each(['25', '50', '75', '100'])(
    'has every row exactly once on pages of %s, in every sort, without a request',
    async (per_page) => {
      const requested = serve(createRows(163));
      const { list } = await readBehind({ per_page, paged: '2' });
      const sent = requested.length;
      for (const orderby of ['items_sold', 'name', 'product_id'])
        for (const order of ['asc', 'desc']) {
          const ids = [1, 2, 3, 4, 5, 6, 7].flatMap((paged) =>
            idsOf(
              list.getPage(
                resolveReportRequest(source, { per_page, orderby, order, paged: String(paged) }),
              )?.items.data ?? [],
            ),
          );
          expect(ids).toHaveLength(163);
          expect(new Set(ids).size).toBe(163);
        }
      expect(requested).toHaveLength(sent);
    },
  );

  it.each(['1', '2', '3'])('leaves the rows of page %s where they are', async (paged) => {
    serve(createRows(70));
    const { shown, list } = await readBehind({ paged });
    const page = list.getPage(resolveReportRequest(source, { paged }));
    expect(idsOf(page?.items.data ?? [])).toEqual(idsOf(shown));
    expect(page?.items).toMatchObject({ totalResults: 70, totalPages: 3 });
  });

  it('sorts nested texts without regard to case, and rows without a value below all others', async () => {
    const names = ['beta', undefined, 'Alpha', 'alpha 2', 'ÄRMEL'];
    serve(names.map((name, index) => ({ product_id: index, extended_info: { name } })));
    const { list } = await readBehind({});
    const sorted = (order: string) =>
      idsOf(list.getPage(resolveReportRequest(source, { orderby: 'name', order }))?.all ?? []);
    expect(sorted('asc')).toEqual([1, 2, 3, 4, 0]);
    expect(sorted('desc')).toEqual([0, 4, 3, 2, 1]);
  });

  it('sorts a stock that is not counted below a negative one, although the store sends it as 0', async () => {
    const ofStock: ReportSource = {
      ...source,
      rows: {
        from: 'list',
        endpoint: 'products',
        key: ['product_id'],
        sortFields: { stock: ['manage_stock', 'stock'] },
      },
    };
    const stocks = [0, 7, -3, 4];
    const managed = [false, true, true, 'parent'];
    serve(stocks.map((stock, at) => ({ product_id: at, stock, manage_stock: managed[at] })));
    const { list } = await readBehind({}, ofStock);
    const request = resolveReportRequest(ofStock, { orderby: 'stock', order: 'asc' });
    expect(idsOf(list.getPage(request)?.all ?? [])).toEqual([0, 3, 2, 1]);
  });

  it('needs no request for a list with a single page', async () => {
    const requested = serve(createRows(12));
    const { list } = await readBehind({});
    expect(list.getPage(resolveReportRequest(source, { order: 'asc' }))?.all).toHaveLength(12);
    expect(requested).toHaveLength(1);
  });

  it('shows found items without a request, unless it does not have all of them', async () => {
    serve(createRows(30));
    const { list } = await readBehind({});
    const find = (foundIds: readonly number[]) =>
      list.getPage(resolveReportRequest(source, { search: 'cap' }, { foundIds }));
    expect(idsOf(find([3, 28])?.all ?? [])).toEqual([28, 3]);
    // The store also lists a found item without sales.
    expect(find([3, 99])).toBeUndefined();
  });

  it('does not have rows of another filter, or of a sort that the rows have no field for', async () => {
    serve(createRows(30));
    const { list } = await readBehind({});
    const request = resolveReportRequest(source, {});
    expect(list.getPage({ ...request, filters: { products: '3' } })).toBeUndefined();
    expect(list.getPage(resolveReportRequest(source, { orderby: 'color' }))).toBeUndefined();
  });

  it('is unknown if the store never sends each row exactly once', async () => {
    serve([...createRows(60), { product_id: 60, items_sold: 3 }]);
    const { list } = await readBehind({});
    expect(list.getPage(resolveReportRequest(source, {}))).toBeUndefined();
  });
});

describe('a list that repeats ids', () => {
  const taxes: ReportSource = {
    ...source,
    stats: { endpoint: 'taxes' },
    rows: {
      from: 'list',
      endpoint: 'taxes',
      key: ['tax_rate_id'],
      segment: {
        by: 'tax_rate_id',
        fields: ['total_tax'],
        labelOf: ({ name }) => String(name),
      },
    },
    sort: { orderby: 'total_tax', order: 'desc' },
  };
  const row = (tax_rate_id: number, name: string, total_tax: number, orders_count: number) => ({
    tax_rate_id,
    name,
    total_tax,
    orders_count,
  });
  const segment = (segment_id: number, segment_label: string, total_tax: number) => ({
    segment_id,
    segment_label,
    subtotals: { total_tax, orders_count: 9 },
  });

  it('gets one row per id with its present name and the amounts of its segment', async () => {
    let requests = 0;
    server.use(
      http.get(`${API_ROOT}/wc-analytics/reports/taxes`, () =>
        HttpResponse.json(
          [
            row(2, 'City', 121.62, 23),
            row(2, 'State', 121.62, 23),
            row(3, 'City', 136.85, 23),
            row(3, 'State', 136.85, 23),
            row(5, 'Old VAT', 10, 2),
            row(5, 'Older VAT', 30, 3),
            row(5, 'City', 5, 1),
          ],
          { headers: { 'X-WP-Total': '4' } },
        ),
      ),
      http.get(`${API_ROOT}/wc-analytics/reports/taxes/stats`, ({ request }) => {
        requests++;
        expect(queryOf(request)).toMatchObject({ segmentby: 'tax_rate_id' });
        const segments = [
          segment(2, 'STATE', 121.62),
          segment(3, 'CITY', 136.85),
          segment(5, 'VAT', 40),
          segment(8, 'GST', 7),
        ];
        return HttpResponse.json({ totals: { total_tax: 305.47, segments }, intervals: [] });
      }),
    );
    const withRange = { ...taxes, hasRange: true };
    const { registry, list } = await readBehind({ compare: 'none' }, withRange);
    const request = resolveReportRequest(withRange, { compare: 'none' });
    const expected = [
      row(3, 'City', 136.85, 23),
      row(2, 'State', 121.62, 23),
      { ...row(5, 'Old VAT', 40, 5), segment_label: 'VAT' },
      // The store counts ids and cuts off rows, so a rate can be missing.
      { tax_rate_id: 8, segment_label: 'GST', total_tax: 7, orders_count: 9 },
    ];
    expect(list.getPage(request)?.all).toEqual(expected);
    // A file has the same rows.
    expect(await readAllRows(registry, request)).toEqual(expected);
    expect(requests).toBe(1);
  });
});

import type { Locator, Page, Request } from 'playwright-core';

/** The texts of a table, cell by cell, including visually hidden text. */
export type TableText = { head: string[]; rows: string[][]; foot: string[] };

/** A chart: its title, and its table or the text instead of one. */
export type ChartText = { title: string; table: TableText | undefined; message: string };

/** A request to the store, with its query parameters. */
export type SentRequest = { method: string; path: string; params: Record<string, string> };

type Query = Readonly<Record<string, string>>;

const REST = '/wp-json';

/** Whether a URL belongs to the REST API; sites with plain permalinks have its route in a parameter. */
const isRest = ({ pathname, searchParams }: URL) =>
  pathname.includes(REST) || searchParams.has('rest_route');

/** Requests that screens send after the first view, and that do not belong to a report; the last are for the
 * estimate, for orders by hour, and for what is on backorder. */
const isAfterFirstView = (request: Request) =>
  /\/(navigation\/favorites|admin\/notes|products\/reviews|products\/low-in-stock|imports\/status|v1\/shared)\b|fields\[0\]=net_revenue&fields\[1\]=orders_count&interval|_fields\[0\]=order_id|type=onbackorder/.test(
    decodeURIComponent(request.url()),
  );

function toSentRequest(request: Request): SentRequest {
  const { pathname, searchParams } = new URL(request.url());
  return {
    method: request.method(),
    path: pathname.slice(pathname.indexOf(REST) + REST.length),
    params: Object.fromEntries(searchParams),
  };
}

/** As many checks, of two frames each, as take longer than a request waits, and than a part waits for the first view. */
const QUIET_CHECKS_OF_MERGED = 30;

/** How long a chart may take until it is drawn. */
const CHART_TIMEOUT_MS = 60_000;

/** The path and the heading of a report. */
export type ReportPlace = { path: string; title: string };

/** A report as a user sees it. Create it before the first navigation of the page. */
export class ReportPage {
  readonly page: Page;
  readonly #place: ReportPlace;
  readonly #url: string;
  readonly #requests: SentRequest[] = [];
  readonly #running = new Set<Request>();

  constructor(page: Page, url: string, place: ReportPlace) {
    this.page = page;
    this.#place = place;
    this.#url = url;
    page.on('request', (request) => {
      if (!isRest(new URL(request.url())) || isAfterFirstView(request)) return;
      this.#requests.push(toSentRequest(request));
      this.#running.add(request);
    });
    const end = (request: Request) => this.#running.delete(request);
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Returns the requests since the last call. */
  takeRequests(): SentRequest[] {
    return this.#requests.splice(0);
  }

  /** Opens a URL of the report and waits until all of its metrics are shown. */
  async open(query: Query = {}): Promise<void> {
    await this.page.goto(this.#urlOf(query));
    await this.#arrive();
  }

  /** Opens a URL in the app if the page shows it already, otherwise by a page load. */
  async show(query: Query = {}): Promise<void> {
    const isOpen = this.page.url().startsWith(`${this.#url}/`);
    await (isOpen ? this.goTo(query) : this.open(query));
  }

  /** Navigates to another URL of the report in the open app, as Back and Forward do, and waits as `open` does. */
  async goTo(query: Query): Promise<void> {
    await this.page.evaluate((url) => {
      history.pushState(null, '', url);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, this.#urlOf(query));
    await this.#arrive();
  }

  #urlOf(query: Query): string {
    const search = new URLSearchParams({ page: 'wc-admin', path: this.#place.path, ...query });
    return `${this.#url}/wp-admin/admin.php?${search.toString()}`;
  }

  /** Reloads the page, and waits as `open` does. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.#arrive();
  }

  async #arrive(): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: this.#place.title }).waitFor();
    await this.settle();
  }

  /**
   * Waits until no request is pending and nothing is marked as busy. Where requests are sent together, one waits for
   * others before it is sent (src/start/merge-requests.ts), so that more checks have to find nothing.
   */
  async settle(): Promise<void> {
    const merges = await this.page.evaluate(() =>
      document.querySelector('#tillview-host')?.textContent.includes('"mergesRequests":true'),
    );
    const enough = merges ? QUIET_CHECKS_OF_MERGED : 2;
    for (let quiet = 0; quiet < enough;) {
      const isBusy = await this.page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        const content = document.querySelector('main, [role="main"]');
        return content?.querySelector('[aria-busy="true"], .is-loading') != null;
      });
      quiet = isBusy || this.#running.size > 0 ? 0 : quiet + 1;
    }
  }

  /** The query of the URL, without `page` and `path`. */
  url(): Record<string, string> {
    const {
      page: _page,
      path: _path,
      ...query
    } = Object.fromEntries(new URL(this.page.url()).searchParams);
    return query;
  }

  /** The ranges on the date-range button, as one line. */
  async range(): Promise<string> {
    return plain(await this.rangeButton().innerText());
  }

  /** The texts of the summary cards. */
  async cards(): Promise<string[]> {
    const cards = this.page.getByRole('list', { name: 'Performance indicators' });
    return (await cards.getByRole('link').allInnerTexts()).map(plain);
  }

  /** The names and totals in the legend of the chart. */
  async legend(): Promise<string[]> {
    return (await this.chart().getByRole('checkbox').allInnerTexts()).map(plain);
  }

  /** The chart's table; the chart then has its previous view. */
  async chartTable(): Promise<TableText> {
    const chart = this.chart();
    const open = chart.getByRole('button', { name: 'Show as table', pressed: false });
    const isClosed = (await open.count()) > 0;
    // A real click waits until the page has been drawn twice, which takes long with many charts.
    if (isClosed) await open.dispatchEvent('click');
    const table = await readTable(chart.getByRole('table'));
    if (isClosed) {
      await chart.getByRole('button', { name: 'Show as table' }).dispatchEvent('click');
      await chart.getByRole('table').waitFor({ state: 'detached' });
    }
    return table;
  }

  /**
   * The charts of the page as tables, which stay open; at another URL of the open page, if that needs no request. All in one
   * step: each step between this process and a busy browser takes long.
   */
  async readCharts(query?: Query): Promise<ChartText[]> {
    return this.page.evaluate(
      async ({ url, timeout }) => {
        const settle = async () => {
          for (let quiet = 0; quiet < 2;) {
            for (let frame = 0; frame < 2; frame += 1)
              await new Promise((resolve) => requestAnimationFrame(resolve));
            const content = document.querySelector('main, [role="main"]');
            const isBusy = content?.querySelector('[aria-busy="true"], .is-loading') != null;
            quiet = isBusy ? 0 : quiet + 1;
          }
        };
        if (url !== null) {
          history.pushState(null, '', url);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        }
        const textOf = (element: HTMLElement | null | undefined) =>
          (element?.innerText ?? '').replaceAll(/\s+/g, ' ').trim();
        const getCharts = () => [...document.querySelectorAll<HTMLElement>('.tillview-chart')];
        const buttonOf = (chart: HTMLElement) =>
          chart.querySelector<HTMLButtonElement>('button[title="Show as table"]');
        const hasText = (chart: HTMLElement) =>
          chart.querySelector('.tillview-chart__empty') !== null;
        // Until every chart has a table, or says why it has none.
        const end = Date.now() + timeout;
        for (let isShown = false; !isShown;) {
          if (Date.now() > end) {
            const texts = getCharts().map((chart) => textOf(chart).slice(0, 200));
            throw new Error(`A chart has neither a table nor a message: ${texts.join(' | ')}.`);
          }
          await settle();
          for (const chart of getCharts()) {
            const button = buttonOf(chart);
            if (button?.ariaPressed === 'false') button.click();
          }
          await settle();
          const all = getCharts();
          isShown =
            all.length > 0 &&
            all.every((chart) => chart.querySelector('table') !== null || hasText(chart));
        }
        const charts = getCharts();
        return charts.map((chart) => {
          const table = chart.querySelector('table');
          const cells = (row: HTMLTableRowElement | undefined) =>
            [...(row?.cells ?? [])].map(textOf);
          return {
            title: textOf(chart.querySelector<HTMLElement>('.tillview-chart__title')),
            table: table
              ? {
                  head: cells(table.tHead?.rows[0]),
                  rows: [...table.tBodies].flatMap(({ rows }) => [...rows].map(cells)),
                  foot: cells(table.tFoot?.rows[0]),
                }
              : undefined,
            message: textOf(chart.querySelector<HTMLElement>('.tillview-chart__empty')),
          };
        });
      },
      { url: query ? this.#urlOf(query) : null, timeout: CHART_TIMEOUT_MS },
    );
  }

  /** The table of the report. */
  async table(): Promise<TableText> {
    return readTable(this.reportTable());
  }

  chart(): Locator {
    return this.page.locator('.tillview-chart');
  }

  reportTable(): Locator {
    return this.page.locator('.tillview-table-card').getByRole('table');
  }

  rangeButton(): Locator {
    return this.page.getByRole('button', { name: /^Date Range:/ });
  }
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The texts of a table. */
export async function readTable(table: Locator): Promise<TableText> {
  return table.evaluate((element) => {
    if (!(element instanceof HTMLTableElement)) throw new Error('This is no table.');
    const cells = (row: HTMLTableRowElement | undefined) =>
      [...(row?.cells ?? [])].map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').trim());
    return {
      head: cells(element.tHead?.rows[0]),
      rows: [...element.tBodies].flatMap(({ rows }) => [...rows].map(cells)),
      foot: cells(element.tFoot?.rows[0]),
    };
  });
}

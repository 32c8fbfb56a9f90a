import { CurrencyFactory } from '@tillview/currency';
import { formatDate } from '@tillview/date';
import { getNewPath } from '@tillview/navigation';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement, Fragment, type ReactNode } from 'react';
import { getFileHref } from '../../host/admin-href.ts';
import type { ReportColumn, ReportContext } from './report-definition.ts';

/** A context for column tests: US dollars, a WordPress host, no range in the URL. */
export function createTestContext(changes: Partial<ReportContext> = {}): ReportContext {
  return {
    currency: CurrencyFactory(),
    formatNumber: (value) => value.toLocaleString('en-US'),
    formatDecimal: (value, most = 2, least = 0) =>
      value.toLocaleString('en-US', { minimumFractionDigits: least, maximumFractionDigits: most }),
    formatDate: (date) => formatDate(date),
    compare: 'previous_year',
    until: undefined,
    interval: 'day',
    hasSeveralDays: true,
    dayCount: 20,
    screenHref: (path, query) => getNewPath(query, path, {}),
    canReadOrders: true,
    adminHref: (page, id) => `/wp-admin/${page}/${id}`,
    fileHref: (url) => getFileHref({ mode: 'wordpress' }, url),
    orderStatusLabel: (slug) => `Status: ${slug}`,
    categories: new Map(),
    names: {},
    ...changes,
  };
}

/** A cell as a user sees it: its text and the URLs of its links, and also its value and its note in a file. */
export type TestCell = {
  text: string;
  links: string[];
  value: string | number | null;
  note: string | undefined;
};

/** An element with a content that has no effects. */
function toElement(content: ReactNode): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(createElement(Fragment, null, content));
  return holder;
}

/** The text that users see of a content. */
export const toText = (content: ReactNode): string => toElement(content).textContent ?? '';

/** The cells of a row, by the key of their column. */
export function getCells<Row, Totals>(
  columns: readonly ReportColumn<Row, Totals>[],
  row: Row,
  context: ReportContext = createTestContext(),
): Record<string, TestCell> {
  return Object.fromEntries(
    columns.map(({ key, value, display, note }) => {
      const plain = value(row, context);
      const holder = toElement(display ? display(row, context) : plain);
      const links = [...holder.querySelectorAll('a')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      const text = (holder.textContent ?? '').trim();
      return [key, { text, links, value: plain, note: note?.read(row, context) }];
    }),
  );
}

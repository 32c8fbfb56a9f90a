import { CurrencyContext } from '@tillview/currency';
import { type ReportRequest, useKeptIdentity } from '@tillview/data';
import { formatDate, getDateDifferenceInDays } from '@tillview/date';
import { getNewPath, getPersistedQuery, type Query } from '@tillview/navigation';
import { useContext, useMemo } from 'react';
import { useHost } from '../../host/host-context.ts';
import { getAdminHref, getFileHref } from '../../host/admin-href.ts';
import { useCategories } from './use-categories.ts';
import { COUNT_DECIMALS, formatDecimal } from '../../shell/parts/format-decimal.ts';
import type { ReportContext } from '../definition/report-definition.ts';

const NO_NAMES = {};

/** The formatters and links for the cells, totals and files of a request. */
export function useReportContext(
  { dates, interval }: ReportRequest,
  query: Query,
  hasCategories: boolean,
): ReportContext {
  const currency = useContext(CurrencyContext);
  const host = useHost();
  const categories = useCategories(hasCategories);
  const { compare, until } = dates?.params ?? {};
  const dayCount = dates
    ? getDateDifferenceInDays(dates.primary.before, dates.primary.after) + 1
    : 0;
  // A new sort or page creates a new query object. With an equal context, cells are not formatted again.
  const persisted = useKeptIdentity(getPersistedQuery(query));
  return useMemo(() => {
    const config = currency.getCurrencyConfig();
    return {
      currency,
      formatNumber: (value) => formatDecimal(config, value, COUNT_DECIMALS),
      formatDecimal: (value, most = 2, least = 0) => formatDecimal(config, value, most, least),
      formatDate: (date) => formatDate(date),
      compare,
      until,
      interval,
      hasSeveralDays: dayCount > 1,
      dayCount,
      screenHref: (path, parameters) => getNewPath(parameters, path, persisted),
      canReadOrders: host.user?.capabilities['edit_shop_orders'] === true,
      adminHref: (page, id) => getAdminHref(host, page, id),
      fileHref: (url) => getFileHref(host, url),
      orderStatusLabel: (slug) => host.orderStatuses[slug] ?? slug,
      categories,
      names: NO_NAMES,
    };
  }, [currency, host, categories, dayCount, compare, until, interval, persisted]);
}

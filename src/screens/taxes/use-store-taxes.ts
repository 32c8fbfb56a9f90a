import { reportsStore, type RangeParams, type TaxBasis } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';

/** What the store itself reports for a range; undefined while it is not known, or if a request failed. */
export type StoreTaxes = {
  /** Of Revenue, by the day of the basis. */
  readonly revenue: { readonly tax: number; readonly amount: number } | undefined;
  /** Of Taxes, which counts by the day created only. */
  readonly byRate: ReadonlyMap<number, number> | undefined;
};

/** The longest interval has the smallest response, and totals do not depend on it. */
const SMALL = { interval: 'year', per_page: '1' };

const toNumber = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** Reads the taxes, net sales and shipping of Revenue, and the tax of each rate. */
export function useStoreTaxes(range: RangeParams | null, basis: TaxBasis): StoreTaxes {
  const { totals, segments } = useSelect(
    (select) => {
      const store = select(reportsStore);
      if (!range) return {};
      const revenue = store.getReportStats('revenue', {
        ...range,
        ...SMALL,
        fields: ['taxes', 'net_revenue', 'shipping'],
        date_type: basis,
      });
      const taxes =
        basis === 'date_created'
          ? store.getReportStats('taxes', {
              ...range,
              ...SMALL,
              fields: ['total_tax'],
              segmentby: 'tax_rate_id',
            })
          : undefined;
      return { totals: revenue.data?.totals, segments: taxes?.data?.totals?.segments };
    },
    [range, basis],
  );
  return useMemo(() => {
    const [tax, net, shipping] = ['taxes', 'net_revenue', 'shipping'].map((key) =>
      toNumber(Reflect.get(totals ?? {}, key)),
    );
    const byRate = segments?.map(
      ({ segment_id: id, subtotals }) => [Number(id), subtotals.total_tax] as const,
    );
    return {
      revenue:
        tax === undefined || net === undefined || shipping === undefined
          ? undefined
          : { tax, amount: net + shipping },
      byRate: byRate && new Map(byRate),
    };
  }, [totals, segments]);
}

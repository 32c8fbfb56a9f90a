import type { RequestDates } from '@tillview/data';

type Names = { readonly now: string; readonly before: string | undefined };

/** The names of a range and of its comparison in headings: "Custom" would not say which dates, so chosen dates are the name. */
export function getRangeNames(dates: RequestDates | null): Names {
  if (!dates) return { now: '', before: undefined };
  const { primary, secondary, params } = dates;
  const isNamed = params.period !== 'custom' || params.preset !== undefined;
  return {
    now: isNamed ? primary.label : primary.range,
    before: params.compare === 'custom' ? secondary?.range : secondary?.label,
  };
}

import { useLabels, type Labels } from '@tillview/components';
import {
  getKeysFromQuery,
  type FilterConfig,
  type FilterOption,
  type Query,
} from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import type { VariantHeading } from '../definition/report-definition.ts';

/** The heading of a variant, with the labels of its item. */
export type HeadingLabels = VariantHeading & { labels: Labels };

/** Reads the name of the item in a variant's heading; `undefined` if there is no heading. */
export function useHeadingLabels(
  heading: VariantHeading | undefined,
  query: Query,
): HeadingLabels | undefined {
  const { type = '', param = '' } = heading ?? {};
  const labels = useLabels({
    type,
    param,
    value: heading ? getKeysFromQuery(query, heading) : '',
    query,
  });
  return heading && { ...heading, labels };
}

/** The name of the item in a heading, or its id if the name could not be loaded; empty while it is loading. */
export function getHeadingText(heading: HeadingLabels, query: Query): string {
  const { status, selected } = heading.labels;
  if (status === 'error')
    /* translators: %s: the id of an item whose name could not be loaded. */
    return sprintf(__('#%s', 'tillview'), getKeysFromQuery(query, heading));
  return status === 'ready' ? selected.map(({ label }) => label).join(', ') : '';
}

type Options = readonly FilterOption<never>[];

/**
 * Returns the pickers with the name that the heading has already read. Pickers load later than the heading, and would
 * otherwise request the name again.
 */
export function withHeadingLabels(
  filters: readonly FilterConfig<never>[],
  heading: HeadingLabels | undefined,
): readonly FilterConfig<never>[] {
  if (heading?.labels.status !== 'ready') return filters;
  const { type, param, labels } = heading;
  const withLabels = (options: Options): Options =>
    options.map((option) => ({
      ...option,
      subFilters: withLabels(option.subFilters ?? []),
      ...(option.component === 'Search' &&
      option.settings?.type === type &&
      option.settings.param === param
        ? { settings: { getLabels: async () => labels.selected, ...option.settings } }
        : {}),
    }));
  return filters.map((config) => ({ ...config, filters: withLabels(config.filters) }));
}

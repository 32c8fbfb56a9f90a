import { __, sprintf } from '@wordpress/i18n';

/** The direction of a change; `unknown` when it is missing. */
export type Trend = 'up' | 'down' | 'none' | 'unknown';

/** The direction of a change in percent, rounded as in the text, so that icon and text agree. */
export function getTrend(delta: number | null | undefined): Trend {
  if (typeof delta !== 'number' || Number.isNaN(delta)) return 'unknown';
  const percent = Math.round(delta);
  if (percent === 0) return 'none';
  return percent > 0 ? 'up' : 'down';
}

/** The text of a change: `+12%`, `-67%`, `0%`, or 'N/A' when it is missing (R8.13). */
export function getDeltaText(delta: number | null | undefined): string {
  const trend = getTrend(delta);
  if (trend === 'unknown') return __('N/A', 'tillview');
  const percent = Math.round(delta ?? 0);
  /* translators: %s: a whole number with its sign, such as +12; the percent sign follows it. */
  return sprintf(__('%s%%', 'tillview'), trend === 'up' ? `+${percent}` : String(percent || 0));
}

/**
 * The text of a change for screen readers. It ends with the label of the previous period (R8.14, R8.15, R8.16). For a
 * missing change it is only that label, never “No change” (readings A17).
 */
export function getDeltaPhrase(delta: number | null | undefined, prevLabel: string): string {
  const percent = Math.abs(Math.round(delta ?? 0));
  switch (getTrend(delta)) {
    case 'up':
      /* translators: 1: a whole number of percent, 2: the previous period, such as "Previous Period:". */
      return sprintf(__('Up %1$d%% from %2$s', 'tillview'), percent, prevLabel);
    case 'down':
      /* translators: 1: a whole number of percent, 2: the previous period, such as "Previous Period:". */
      return sprintf(__('Down %1$d%% from %2$s', 'tillview'), percent, prevLabel);
    case 'none':
      /* translators: %s: the previous period, such as "Previous Period:". */
      return sprintf(__('No change from %s', 'tillview'), prevLabel);
    default:
      return prevLabel;
  }
}

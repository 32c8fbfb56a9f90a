import { getSparklinePath } from './sparkline-path.ts';

/** A small line chart of the values, without axes. It is hidden from screen readers. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const path = getSparklinePath(values);
  if (path === '') return null;
  return (
    <svg
      className="tillview-summary__sparkline"
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

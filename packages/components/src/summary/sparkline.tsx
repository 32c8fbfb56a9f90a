import { getSparklinePath } from './sparkline-path.ts';

/** The course of a figure as one small line, without axes and without a text of its own. */
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

import type { RequestDates } from '@tillview/data';

type Props = { dates: RequestDates | null };

/** The lines that all charts have, once for all of them: the range, and what it is compared with. */
export function ChartKey({ dates }: Props) {
  if (!dates) return null;
  const { primary, secondary } = dates;
  return (
    <ul className="tillview-overview__key">
      {[primary, secondary].map(
        (range) =>
          range && (
            <li key={range === primary ? 'primary' : 'secondary'}>
              {range.label} ({range.range})
            </li>
          ),
      )}
    </ul>
  );
}

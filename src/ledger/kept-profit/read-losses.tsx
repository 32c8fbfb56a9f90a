import { useEffect } from 'react';
import { useKeptMonths } from './use-kept-months.ts';
import { useLosses, type Losses } from './use-losses.ts';

type Props = {
  range: Parameters<typeof useKeptMonths>[0];
  onChange: (losses: Losses | undefined) => void;
};

/** Finds what was sold below cost for a list that is shown before the orders are loaded. Renders nothing. */
export default function ReadLosses({ range, onChange }: Props) {
  const losses = useLosses(useKeptMonths(range), range);
  useEffect(() => onChange(losses), [losses, onChange]);
  return null;
}

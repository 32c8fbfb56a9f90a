import { useMemo } from 'react';
import { getUnitCost, UNIT_COST_FIELDS } from './unit-cost.ts';
import { useCatalogue } from './use-catalogue.ts';

/** The present costs of a unit of products and variations, by their ids. Those that are unknown are missing. */
export function useUnitCosts(ids: Parameters<typeof useCatalogue>[0]) {
  const { items, ...state } = useCatalogue(ids, UNIT_COST_FIELDS);
  const costs = useMemo(
    () =>
      new Map(
        [...items].flatMap(([id, item]) => {
          const cost = getUnitCost(item);
          return cost === undefined ? [] : [[id, cost] as const];
        }),
      ),
    [items],
  );
  return { costs, ...state };
}

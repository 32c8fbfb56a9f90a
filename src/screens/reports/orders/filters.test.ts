import { afterEach, describe, expect, it } from 'vitest';
import { hostDefaults } from '../../../host/host-config.ts';
import { configureOrderStatuses } from '../../../host/order-statuses.ts';
import { getAdvancedFilters } from './filters.ts';

afterEach(() => configureOrderStatuses(hostDefaults.orderStatuses));

describe('getAdvancedFilters', () => {
  it('returns the order statuses of the store', () => {
    configureOrderStatuses({ completed: 'Completed', wrapped: 'Gift wrapped' });
    expect(getAdvancedFilters().filters['status']?.input.options).toEqual([
      { value: 'completed', label: 'Completed' },
      { value: 'wrapped', label: 'Gift wrapped' },
    ]);
  });

  it('sorts the filters by name', () => {
    const names = Object.values(getAdvancedFilters().filters).map(({ labels }) => labels.add);
    expect(names).toEqual(names.toSorted());
    expect(names).toHaveLength(8);
  });
});

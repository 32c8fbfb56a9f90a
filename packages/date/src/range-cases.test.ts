import { afterEach, expect, it } from 'vitest';
import cases from '../../../tests/cases/ranges.json' with { type: 'json' };
import { configureDate, findMovedDay, getRangeParams } from './index.ts';

afterEach(() => configureDate({ weekStart: 0 }));

// The plugin reads the same cases: tests/wordpress/check-integrations.ts.
it('each range, its comparison and the moved day that only one of them has are those of the plugin', () => {
  const found = cases.map(
    ({ clock, weekStart, range: _range, base: _base, moved: _moved, ...query }) => {
      configureDate({ now: () => new Date(`${clock}Z`), weekStart, comparesUpToNow: false });
      const { primary, secondary } = getRangeParams(query);
      const compare = query.compare as 'previous_year' | 'previous_period';
      const moved =
        secondary && !query.compare_align ? findMovedDay(primary, secondary, compare) : null;
      return {
        range: [primary.after, primary.before],
        base: secondary && [secondary.after, secondary.before],
        moved: moved
          ? [moved.name, moved.date, moved.matched.after, moved.matched.before]
          : undefined,
      };
    },
  );
  expect(found).toEqual(cases.map(({ range, base, moved }) => ({ range, base, moved })));
});

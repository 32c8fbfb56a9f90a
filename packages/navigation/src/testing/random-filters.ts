import { anyCharacter } from '@tillview/test-setup/any-character';
import * as fc from 'fast-check';
import type { ActiveFilter, AdvancedFilterMap } from '../filter-types.ts';

/** Values that have broken URLs before, and values that users may type. */
const HOSTILE = [
  'a,b',
  'a%2Cb',
  '[0]',
  'a[0][1]=2&b',
  '"quoted" \'twice\'',
  '0',
  ' ',
  '+',
  '%',
  '%E0%A4%A',
  '&=?#;',
  '__proto__',
  'constructor',
  '</script>',
  '\u0000\t\n\r',
  'שלום',
  '👩‍👩‍👧 🧦',
  'e\u0301',
  '\u202e',
  '..//',
  'undefined',
  'null',
  '-',
  '1e5',
  '007',
  '.5',
  '2026-02-30',
];

const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: anyCharacter, minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.nat().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);

/** Zero or more valid copies of one filter, in URL order. */
function copiesOf(
  key: string,
  { rules, input, allowMultiple }: AdvancedFilterMap[string],
  copies: number,
): fc.Arbitrary<ActiveFilter[]> {
  const names = rules?.length ? rules.map(({ value }) => value) : [undefined];
  const copiesPerRule = names.map((rule) => {
    const isPair = rule === 'between' || input.component === 'ProductAttribute';
    const value = isPair ? fc.tuple(text, text).map((ends) => [...ends]) : text;
    return fc.array(
      value.map((filled): ActiveFilter => ({ key, ...(rule && { rule }), value: filled })),
      { maxLength: allowMultiple ? copies : 1 },
    );
  });
  return fc.tuple(...copiesPerRule).map((lists) => {
    if (!allowMultiple) return lists.find((list) => list.length > 0) ?? [];
    return lists.flat().map((active, index) => ({ ...active, instance: index + 1 }));
  });
}

/**
 * Sets of active filters of up to four kinds, with any value that a filter can have. Filters that allow copies get up
 * to `copies` per rule.
 */
export function activeFiltersOf(
  filters: AdvancedFilterMap,
  copies: number,
): fc.Arbitrary<ActiveFilter[]> {
  return fc
    .subarray(Object.entries(filters), { maxLength: 4 })
    .chain((selected) =>
      fc.tuple(...selected.map(([key, filter]) => copiesOf(key, filter, copies))),
    )
    .map((lists) => lists.flat());
}

import type {
  AdvancedFilterConfig,
  AdvancedFilterInput,
  AdvancedFiltersConfig,
} from '@tillview/navigation';
import { readLabelsOf } from './read-labels.ts';
import {
  check,
  optional,
  readFields,
  readFunction,
  readList,
  readOneOf,
  readSwitch,
  readText,
} from './read-shapes.ts';

const MAX_FILTERS = 200;

const readComponent = readOneOf([
  'Currency',
  'Date',
  'Number',
  'ProductAttribute',
  'Search',
  'SelectControl',
] as const);

const readOptions = (value: unknown, name: string) =>
  readList(value, name, (entry, of) => {
    const fields = readFields(entry, of);
    return {
      value: readText(fields['value'], `${of}.value`),
      label: readText(fields['label'], `${of}.label`),
    };
  });

function readInput(value: unknown, name: string): AdvancedFilterInput<never> {
  const fields = readFields(value, name);
  const input: AdvancedFilterInput<never> = {
    component: readComponent(fields['component'], `${name}.component`),
    ...optional(fields, 'type', name, readText),
    ...optional(fields, 'options', name, readOptions),
    ...optional(fields, 'getOptions', name, (given, of) => {
      const getOptions = readFunction(given, of);
      return async () => readOptions(await getOptions(), `What ${of} returns`);
    }),
    ...optional(fields, 'defaultOption', name, readText),
    ...optional(fields, 'getLabels', name, readLabelsOf),
  };
  // For the type "custom". The search reports missing parts of an autocompleter itself.
  return Object.assign(input, optional(fields, 'autocompleter', name, readFields));
}

function readFilter(value: unknown, name: string): AdvancedFilterConfig<never> {
  const fields = readFields(value, name);
  const labels = readFields(fields['labels'], `${name}.labels`);
  const label = <Name extends string>(field: Name) =>
    optional(labels, field, `${name}.labels`, readText);
  return {
    labels: {
      add: readText(labels['add'], `${name}.labels.add`),
      ...label('remove'),
      ...label('rule'),
      ...label('title'),
      ...label('filter'),
      ...label('placeholder'),
    },
    // Filters without a rule have none or an empty list.
    ...optional(fields, 'rules', name, readOptions),
    input: readInput(fields['input'], `${name}.input`),
    ...optional(fields, 'allowMultiple', name, readSwitch),
  };
}

/** The advanced filters that a callback returned. */
export function readAdvancedFilters(result: unknown): AdvancedFiltersConfig<never> {
  const { title, filters } = readFields(result, 'The result');
  const entries = Object.entries(readFields(filters, 'The result.filters'));
  check(
    entries.length <= MAX_FILTERS,
    `The result has ${entries.length} filters; at most ${MAX_FILTERS} are allowed.`,
  );
  return {
    title: readText(title, 'The result.title'),
    filters: Object.fromEntries(
      entries.map(([key, filter]) => [key, readFilter(filter, `The filter "${key}"`)]),
    ),
  };
}

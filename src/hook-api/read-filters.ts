import type {
  FilterConfig,
  FilterOption,
  FilterSettings,
  QueryUpdateValue,
} from '@tillview/navigation';
import type { Guard } from './apply-hook.ts';
import { readLabelsOf } from './read-labels.ts';
import {
  check,
  checkUnique,
  optional,
  readFields,
  readFunction,
  readList,
  readOneOf,
  readText,
  ShapeError,
} from './read-shapes.ts';

type Option = FilterOption<never>;

const MAX_DEPTH = 5;

/** Parameters that already have a meaning in a URL or a request. */
const RESERVED = new Set(
  'page,path,period,compare,before,after,interval,chart,chartType,orderby,order,paged,per_page,search,match,fields,preset'.split(
    ',',
  ),
);

function readParam(value: unknown, name: string): string {
  const param = readText(value, name);
  check(!RESERVED.has(param), `${name} is "${param}", which is a reserved URL parameter.`);
  return param;
}

const readTexts = (value: unknown, name: string) => readList(value, name, readText);

function readQueryValue(value: unknown, name: string): QueryUpdateValue {
  if (value === null || value === undefined) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw new ShapeError(`${name} must be a string or a number.`);
}

function readSettings(value: unknown, name: string): FilterSettings<never> {
  const fields = readFields(value, name);
  const labels = readFields(fields['labels'] ?? {}, `${name}.labels`);
  const label = <Name extends string>(field: Name) =>
    optional(labels, field, `${name}.labels`, readText);
  const settings: FilterSettings<never> = {
    type: readText(fields['type'], `${name}.type`),
    param: readParam(fields['param'], `${name}.param`),
    ...optional(fields, 'getLabels', name, readLabelsOf),
    labels: {
      ...label('placeholder'),
      ...label('button'),
      ...label('title'),
      ...label('helpText'),
      ...label('update'),
    },
  };
  // For the type "custom". The search reports missing parts of an autocompleter itself.
  return Object.assign(settings, optional(fields, 'autocompleter', name, readFields));
}

function readOption(value: unknown, name: string, depth = 0): Option {
  check(depth < MAX_DEPTH, `${name} is nested more than ${MAX_DEPTH} deep.`);
  const fields = readFields(value, name);
  return {
    value: readText(fields['value'], `${name}.value`),
    label: readText(fields['label'], `${name}.label`),
    ...optional(fields, 'path', name, readTexts),
    ...optional(fields, 'subFilters', name, (entries, of) =>
      readList(entries, of, (entry, each) => readOption(entry, each, depth + 1)),
    ),
    ...optional(fields, 'component', name, readOneOf(['Search'] as const)),
    ...optional(
      fields,
      'chartMode',
      name,
      readOneOf(['item-comparison', 'time-comparison'] as const),
    ),
    ...optional(fields, 'query', name, (query, of) =>
      Object.fromEntries(
        Object.entries(readFields(query, of)).map(([key, each]) => [
          key,
          readQueryValue(each, `${of}.${key}`),
        ]),
      ),
    ),
    ...optional(fields, 'settings', name, readSettings),
  };
}

/** The filter pickers that a callback returned. */
export function readFilters(result: unknown, guard: Guard): FilterConfig<never>[] {
  const filters = readList(result, 'The result', (entry, name): FilterConfig<never> => {
    const fields = readFields(entry, name);
    return {
      label: readText(fields['label'], `${name}.label`),
      param: readParam(fields['param'], `${name}.param`),
      ...optional(fields, 'defaultValue', name, readText),
      ...optional(fields, 'staticParams', name, readTexts),
      ...optional(fields, 'showFilters', name, (value, of) => {
        const isShown = readFunction(value, of);
        return guard((query: unknown) => Boolean(isShown(query)), true);
      }),
      filters: readList(fields['filters'], `${name}.filters`, (option, of) =>
        readOption(option, of),
      ),
    };
  });
  checkUnique(
    filters.map(({ param }) => param),
    'The result',
  );
  return filters;
}

import { RestError } from './rest-error.ts';
import type { Query, QueryValue } from './rest-query.ts';
import { SECOND, parseWithRollover } from './local-time.ts';
import type { LocalTime } from './local-time.ts';
import { instantToLocalTime } from './zone.ts';

/** The schema of a parameter. The default applies when the parameter is absent. */
export type ArgSchema =
  | { type: 'integer'; minimum?: number; maximum?: number; default?: number }
  | { type: 'number' }
  | { type: 'string'; enum?: readonly string[]; default?: string }
  | { type: 'date-time' }
  | { type: 'boolean'; default?: boolean }
  | {
      type: 'list';
      items: 'integer' | 'string';
      enum?: readonly string[];
      default?: readonly string[];
    }
  /** Pairs of numbers: `attribute_is[0][0]=1&attribute_is[0][1]=27`. */
  | { type: 'pairs' };

export type ArgSchemas = Readonly<Record<string, ArgSchema & { required?: true }>>;

/** The validated parameters of a request. */
export type RestArgs = {
  /** An integer, or `null` when absent without a default. */
  integer(name: string): number | null;
  /** A string, or `null` when absent without a default. */
  text(name: string): string | null;
  /** The value, one of `values`. Throws when the schema allows a value that is not in `values`. */
  choice<Value extends string>(name: string, values: readonly Value[]): Value | null;
  /** A local time, or `null` when absent. */
  date(name: string): LocalTime | null;
  /** Local times; invalid ones are omitted. */
  dates(name: string): LocalTime[];
  flag(name: string): boolean;
  /** A number that may have decimals, or `null` when absent. */
  number(name: string): number | null;
  list(name: string): string[];
  pairs(name: string): [number, number][];
  integers(name: string): number[];
  has(name: string): boolean;
};

/** The error response for invalid parameters. */
export function invalidParameters(
  errors: readonly (readonly [string, ParameterError])[],
): RestError {
  return new RestError(
    'rest_invalid_param',
    `Invalid parameter(s): ${errors.map(([name]) => name).join(', ')}`,
    400,
    {
      params: Object.fromEntries(errors.map(([name, { message }]) => [name, message])),
      details: Object.fromEntries(errors),
    },
  );
}

/** The validation error of one parameter. */
export type ParameterError = {
  code: string;
  message: string;
  data: unknown;
};

/**
 * Validates the parameters. Throws the 400 that WordPress sends, with all invalid parameters in the order of the
 * schemas.
 */
export function checkArgs(query: Query, schemas: ArgSchemas, zone: string): RestArgs {
  const missing = Object.keys(schemas).filter(
    (name) => schemas[name]?.required && query[name] === undefined,
  );
  if (missing.length > 0)
    throw new RestError(
      'rest_missing_callback_param',
      `Missing parameter(s): ${missing.join(', ')}`,
      400,
      { params: missing },
    );
  const errors: [string, ParameterError][] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    const value = query[name];
    const error = value === undefined ? null : findError(name, value, schema);
    if (error) errors.push([name, error]);
  }
  if (errors.length > 0) throw invalidParameters(errors);
  // Removes undeclared parameters: a route must not receive them.
  const known = Object.fromEntries(Object.entries(query).filter(([name]) => name in schemas));
  return readArgs(known, schemas, zone);
}

function readArgs(query: Query, schemas: ArgSchemas, zone: string): RestArgs {
  const text = (name: string): string | null => {
    const schema = schemas[name];
    const value = query[name];
    if (typeof value === 'string') return value;
    if (schema && 'default' in schema && schema.default !== undefined)
      return String(schema.default);
    return null;
  };
  const list = (name: string): string[] => {
    const value = query[name];
    if (value !== undefined) return toList(value);
    const schema = schemas[name];
    return schema?.type === 'list' ? [...(schema.default ?? [])] : [];
  };
  const number = (name: string): number | null => {
    const value = text(name);
    return value === null ? null : Number(value);
  };
  return {
    text,
    list,
    number,
    integer: number,
    pairs: (name) =>
      typeof query[name] === 'object'
        ? Object.values(query[name]).map((pair) => {
            const [first = 0, second = 0] = toList(pair).map(Number);
            return [first, second];
          })
        : [],
    has: (name) => query[name] !== undefined && query[name] !== '',
    choice: (name, values) => {
      const value = text(name);
      const choice = values.find((candidate) => candidate === value);
      if (value && choice === undefined)
        throw new Error(`The value "${value}" of ${name} is not in its choices`);
      return choice ?? null;
    },
    date: (name) => {
      const value = text(name);
      return value === null ? null : readDate(value, zone);
    },
    dates: (name) =>
      list(name).flatMap((item) => {
        const time = readDate(item, zone);
        return time === null ? [] : [time];
      }),
    flag: (name) => ['1', 'true', 'TRUE', 'True'].includes(text(name) ?? ''),
    integers: (name) => list(name).map(Number),
  };
}

function findError(name: string, value: QueryValue, schema: ArgSchema): ParameterError | null {
  switch (schema.type) {
    case 'integer':
      if (typeof value !== 'string' || !/^\s*[+-]?\d+(\.0*)?\s*$/.test(value))
        return wrongType(name, 'integer');
      return outOfBounds(name, Number(value), schema.minimum, schema.maximum);
    case 'number':
      return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
        ? null
        : wrongType(name, 'number');
    case 'pairs':
      if (typeof value === 'string') return value === '' ? null : wrongType(`${name}[0]`, 'array');
      for (const [index, pair] of Object.values(value).entries())
        if (typeof pair === 'string') return wrongType(`${name}[${index}]`, 'array');
      return null;
    case 'string':
      if (typeof value !== 'string') return wrongType(name, 'string');
      return schema.enum && !schema.enum.includes(value) ? notInEnum(name, schema.enum) : null;
    case 'date-time':
      return typeof value === 'string' && readDate(value, 'UTC') !== null
        ? null
        : { code: 'rest_invalid_date', message: 'Invalid date.', data: null };
    case 'boolean':
      return typeof value === 'string' && /^(|0|1|true|false)$/i.test(value)
        ? null
        : wrongType(name, 'boolean');
    case 'list':
      for (const [index, item] of toList(value).entries()) {
        const path = `${name}[${index}]`;
        if (schema.items === 'integer' && !/^\s*[+-]?\d+(\.0*)?\s*$/.test(item))
          return wrongType(path, 'integer');
        if (schema.enum && !schema.enum.includes(item)) return notInEnum(path, schema.enum);
      }
      return null;
  }
}

/** The error for a parameter of the wrong type. */
export function wrongType(name: string, type: string): ParameterError {
  return {
    code: 'rest_invalid_type',
    message: `${name} is not of type ${type}.`,
    data: { param: name },
  };
}

function notInEnum(name: string, values: readonly string[]): ParameterError {
  const list =
    values.length === 1
      ? `${name} is not ${values[0]}.`
      : `${name} is not one of ${joinWithAnd(values)}.`;
  return { code: 'rest_not_in_enum', message: list, data: null };
}

/** `a and b`, or for three or more items `a, b, and c`. */
function joinWithAnd(values: readonly string[]): string {
  return values.length === 2
    ? values.join(' and ')
    : `${values.slice(0, -1).join(', ')}, and ${values.at(-1) ?? ''}`;
}

function outOfBounds(
  name: string,
  value: number,
  minimum?: number,
  maximum?: number,
): ParameterError | null {
  const isLow = minimum !== undefined && value < minimum;
  const isHigh = maximum !== undefined && value > maximum;
  if (!isLow && !isHigh) return null;
  const message =
    minimum !== undefined && maximum !== undefined
      ? `${name} must be between ${minimum} (inclusive) and ${maximum} (inclusive)`
      : isLow
        ? `${name} must be greater than or equal to ${minimum}`
        : `${name} must be less than or equal to ${maximum}`;
  return { code: 'rest_out_of_bounds', message, data: null };
}

/** Parses a list parameter: `name[0]=a`, or one string with commas. */
export function toList(value: QueryValue): string[] {
  if (typeof value === 'string')
    return value === ''
      ? []
      : value
          .split(/[\s,]+/)
          .map((item) => item.trim())
          .filter(Boolean);
  return Object.values(value).flatMap((item) => (typeof item === 'string' ? [item] : toList(item)));
}

/** Parses a date-time. A value with a UTC offset is converted to local time. */
function readDate(text: string, zone: string): LocalTime | null {
  const match =
    /^(\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|z|[+-]\d{2}(?::?\d{2})?)?$/.exec(text);
  const time = match ? parseWithRollover(match[1] ?? '') : null;
  if (!match || time === null) return null;
  const suffix = match[2];
  if (suffix === undefined) return time;
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(suffix) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes || 0)) * 60 * SECOND;
  return instantToLocalTime(sign === '-' ? time + ahead : time - ahead, zone);
}

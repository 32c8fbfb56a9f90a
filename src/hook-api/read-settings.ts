import { optional, readFields, readList, readOneOf, readText, check } from './read-shapes.ts';

/** An option of a setting, or a group of options. */
export type SettingOption = {
  value?: string;
  label?: string;
  description?: string;
  key?: string;
  options?: readonly SettingOption[];
};

/** A setting of the reports. */
export type AnalyticsSetting = {
  label: string;
  inputType: 'checkboxGroup' | 'checkbox' | 'button' | 'component' | 'text';
  options?: readonly SettingOption[];
  helpText?: string;
  defaultValue: unknown;
  name?: string;
};

/** Settings of the reports by the id of their option. */
export type AnalyticsSettings = Readonly<Record<string, AnalyticsSetting>>;

const MAX_SETTINGS = 100;
const MAX_DEPTH = 3;

const readType = readOneOf(['checkboxGroup', 'checkbox', 'button', 'component', 'text'] as const);

function readOption(value: unknown, name: string, depth = 0): SettingOption {
  check(depth < MAX_DEPTH, `${name} is nested more than ${MAX_DEPTH} deep.`);
  const fields = readFields(value, name);
  return {
    ...optional(fields, 'value', name, readText),
    ...optional(fields, 'label', name, readText),
    ...optional(fields, 'description', name, readText),
    ...optional(fields, 'key', name, readText),
    ...optional(fields, 'options', name, (options, of) =>
      readList(options, of, (entry, each) => readOption(entry, each, depth + 1)),
    ),
  };
}

function readSetting(value: unknown, name: string): AnalyticsSetting {
  const fields = readFields(value, name);
  return {
    label: readText(fields['label'], `${name}.label`),
    inputType: readType(fields['inputType'], `${name}.inputType`),
    ...optional(fields, 'options', name, (options, of) =>
      readList(options, of, (entry, each) => readOption(entry, each)),
    ),
    ...optional(fields, 'helpText', name, readText),
    defaultValue: fields['defaultValue'],
    ...optional(fields, 'name', name, readText),
  };
}

/** The settings that a callback returned. */
export function readSettings(result: unknown): AnalyticsSettings {
  const entries = Object.entries(readFields(result, 'The result'));
  check(
    entries.length <= MAX_SETTINGS,
    `The result has ${entries.length} settings; at most ${MAX_SETTINGS} are allowed.`,
  );
  return Object.fromEntries(
    entries.map(([id, setting]) => [id, readSetting(setting, `The setting "${id}"`)]),
  );
}

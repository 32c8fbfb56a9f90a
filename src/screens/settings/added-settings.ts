import { getAnalyticsSettings } from '../../hook-api/analytics-settings.ts';
import type { AnalyticsSetting, SettingOption } from '../../hook-api/read-settings.ts';
import type { Choice } from '../../shell/parts/choices.tsx';
import type { Setting } from './settings.ts';

/** Returns the options of all groups, in order. */
function getOptions(options: readonly SettingOption[]): readonly Choice[] {
  return options.flatMap((option): readonly Choice[] => {
    if (option.options) return getOptions(option.options);
    const { value, label, description } = option;
    return value === undefined ? [] : [{ value, label: label ?? description ?? value }];
  });
}

/** Converts a setting of another plugin to a setting of the screen; undefined if it has no value to save. */
function toSetting(
  name: string,
  { label, inputType, options = [], helpText = '', defaultValue }: AnalyticsSetting,
): Setting | undefined {
  const text = typeof defaultValue === 'string' ? defaultValue : '';
  const common = { name, label, help: helpText, options: getOptions(options) };
  switch (inputType) {
    case 'checkboxGroup': {
      const list: readonly unknown[] = Array.isArray(defaultValue) ? defaultValue : [];
      const selected = list.filter((value) => typeof value === 'string');
      return { ...common, inputType: 'checkboxes', defaultValue: selected };
    }
    case 'checkbox': {
      const isOn = defaultValue === true || defaultValue === 'yes';
      return { ...common, inputType: 'checkbox', defaultValue: isOn ? 'yes' : 'no' };
    }
    case 'text':
      return { ...common, inputType: 'text', defaultValue: text };
    default:
      return undefined;
  }
}

/** Converts our setting to the format that the hook passes to other plugins. */
function toShared({ label, help, inputType, options, defaultValue }: Setting): AnalyticsSetting {
  return {
    label,
    inputType: inputType === 'checkboxes' ? 'checkboxGroup' : 'component',
    options: options.map((option) => ({ ...option })),
    helpText: help,
    defaultValue,
  };
}

/**
 * Returns the settings of the screen, followed by those of other plugins. Our own settings cannot be changed or
 * removed.
 */
export function withAddedSettings(own: readonly Setting[]): readonly Setting[] {
  const shared = Object.fromEntries(own.map((setting) => [setting.name, toShared(setting)]));
  const added = Object.entries(getAnalyticsSettings(shared)).flatMap(([name, setting]) => {
    const read = name in shared ? undefined : toSetting(name, setting);
    return read ? [read] : [];
  });
  return added.length > 0 ? [...own, ...added] : own;
}

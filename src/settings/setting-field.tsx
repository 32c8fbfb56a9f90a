import { CheckboxControl } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { DefaultRange } from './default-range.tsx';
import type { Setting, SettingOption, SettingValue } from './settings.ts';

type Props = {
  setting: Setting;
  value: SettingValue;
  onChange: (value: SettingValue) => void;
};

/** The options of a setting, and after them saved ones that it does not know: those can be kept or removed. */
function withUnknown(options: readonly SettingOption[], selected: readonly string[]) {
  const known = new Set(options.map(({ value }) => value));
  const unknown = selected.filter((value) => !known.has(value));
  return [...options, ...unknown.map((value) => ({ value, label: value }))];
}

/** One setting with its label, its control and what it is for. */
export function SettingField({ setting, value, onChange }: Props) {
  const { label, help, inputType, options } = setting;
  const id = useId();
  const helpText = (
    <p id={`${id}-help`} className="tillview-settings__help">
      {help}
    </p>
  );
  if (inputType === 'select') {
    const text = String(value);
    return (
      <div className="tillview-settings__field">
        <label className="tillview-settings__label" htmlFor={id}>
          {label}
        </label>
        <div>
          <select
            id={id}
            className="tillview-settings__select"
            aria-describedby={`${id}-help`}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          >
            {withUnknown(options, [text]).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {helpText}
        </div>
      </div>
    );
  }
  const selected = typeof value === 'string' ? [] : value;
  return (
    <fieldset className="tillview-settings__field" aria-describedby={`${id}-help`}>
      <legend className="tillview-settings__label">{label}</legend>
      <div>
        {inputType === 'date-range' ? (
          <DefaultRange value={String(value)} onChange={onChange} />
        ) : (
          <div className="tillview-settings__options">
            {withUnknown(options, selected).map((option) => (
              <CheckboxControl
                key={option.value}
                label={option.label || __('(no name)', 'tillview')}
                checked={selected.includes(option.value)}
                onChange={(isChecked) =>
                  onChange(
                    isChecked
                      ? [...selected, option.value]
                      : selected.filter((item) => item !== option.value),
                  )
                }
              />
            ))}
          </div>
        )}
        {helpText}
      </div>
    </fieldset>
  );
}

import { CheckboxControl } from '@tillview/components';
import { useId } from 'react';
import { Checkboxes, Options } from '../shell/parts/choices.tsx';
import { DefaultRange } from './default-range.tsx';
import type { Setting, SettingValue } from './settings.ts';

type Props = {
  setting: Setting;
  value: SettingValue;
  onChange: (value: SettingValue) => void;
};

type ControlProps = Props & { id: string };

/** A select or a text field. */
function LineControl({ setting, value, onChange, id }: ControlProps) {
  const text = String(value);
  const common = { id, 'aria-describedby': `${id}-help`, value: text };
  if (setting.inputType === 'text')
    return (
      <input
        {...common}
        type="text"
        className="tillview-settings__text"
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <select
      {...common}
      className="tillview-settings__select"
      onChange={(event) => onChange(event.target.value)}
    >
      <Options choices={setting.options} selected={[text]} />
    </select>
  );
}

/** The control of a setting that consists of several controls or has its own label. */
function GroupControl({ setting, value, onChange }: Props) {
  switch (setting.inputType) {
    case 'date-range':
      return <DefaultRange value={String(value)} onChange={onChange} />;
    case 'checkbox':
      return (
        <CheckboxControl
          label={setting.label}
          checked={value === 'yes'}
          onChange={(isChecked) => onChange(isChecked ? 'yes' : 'no')}
        />
      );
    default:
      return (
        <div className="tillview-settings__options">
          <Checkboxes
            choices={setting.options}
            selected={typeof value === 'string' ? [] : value}
            onChange={onChange}
          />
        </div>
      );
  }
}

/** One setting with its label, its control and its help text. */
export function SettingField(props: Props) {
  const { label, help, inputType } = props.setting;
  const id = useId();
  const helpText = help && (
    <p id={`${id}-help`} className="tillview-settings__help">
      {help}
    </p>
  );
  if (inputType === 'select' || inputType === 'text')
    return (
      <div className="tillview-settings__field">
        <label className="tillview-settings__label" htmlFor={id}>
          {label}
        </label>
        <div>
          <LineControl {...props} id={id} />
          {helpText}
        </div>
      </div>
    );
  return (
    <fieldset className="tillview-settings__field" aria-describedby={`${id}-help`}>
      <legend className="tillview-settings__label">{label}</legend>
      <div>
        <GroupControl {...props} />
        {helpText}
      </div>
    </fieldset>
  );
}

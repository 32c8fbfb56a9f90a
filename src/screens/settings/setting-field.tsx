import { useId } from 'react';
import { Checkboxes, withUnknown } from '../../shell/parts/choices.tsx';
import { ListControl, TextControl, Toggle } from '../../shell/parts/form-controls.tsx';
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
  const common = { id, value: text, help: setting.help, onChange };
  if (setting.inputType === 'text') return <TextControl {...common} />;
  return <ListControl {...common} options={withUnknown(setting.options, [text])} />;
}

/** The control of a setting that consists of several controls or has its own label. */
function GroupControl({ setting, value, onChange }: Props) {
  switch (setting.inputType) {
    case 'date-range':
      return <DefaultRange value={String(value)} onChange={onChange} />;
    case 'checkbox':
      return (
        <Toggle
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
  if (inputType === 'select' || inputType === 'text')
    return (
      <div className="tillview-settings__field">
        <label className="tillview-settings__label" htmlFor={id}>
          {label}
        </label>
        <LineControl {...props} id={id} />
      </div>
    );
  return (
    <fieldset className="tillview-settings__field" aria-describedby={`${id}-help`}>
      <legend className="tillview-settings__label">{label}</legend>
      <div>
        <GroupControl {...props} />
        {help && (
          <p id={`${id}-help`} className="tillview-settings__help">
            {help}
          </p>
        )}
      </div>
    </fieldset>
  );
}

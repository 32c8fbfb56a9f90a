import { useId } from 'react';
import { Checkboxes as Choices, withUnknown, type Choice } from '../../shell/parts/choices.tsx';
import { ListControl, TextControl } from '../../shell/parts/form-controls.tsx';

type ListProps = {
  /** The text of the question. */
  label: string;
  choices: readonly Choice[];
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
};

/** A question with any number of answers, as checkboxes. */
export function Checkboxes({ label, choices, selected, onChange }: ListProps) {
  return (
    <fieldset className="tillview-setup__field">
      <legend className="tillview-visually-hidden">{label}</legend>
      <div className="tillview-setup__choices">
        <Choices {...{ choices, selected, onChange }} />
      </div>
    </fieldset>
  );
}

type SelectProps = {
  label: string;
  choices: readonly Choice[];
  /** Null if there is no answer. */
  value: string | null;
  /** Shown until an answer is selected. An answer cannot be cleared, since the store does not accept an empty one. */
  placeholder: string;
  onChange: (value: string) => void;
};

/** A question with one answer, as a select field. */
export function Select({ label, choices, value, placeholder, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="tillview-setup__field">
      <label className="tillview-setup__label" htmlFor={id}>
        {label}
      </label>
      <ListControl
        id={id}
        value={value ?? ''}
        options={[
          ...(value === null ? [{ value: '', label: placeholder }] : []),
          ...withUnknown(choices, value === null ? [] : [value]),
        ]}
        onChange={onChange}
      />
    </div>
  );
}

type TextProps = { label: string; value: string; onChange: (value: string) => void };

/** A question with a text field. */
export function TextField({ label, value, onChange }: TextProps) {
  const id = useId();
  return (
    <div className="tillview-setup__field">
      <label className="tillview-setup__label" htmlFor={id}>
        {label}
      </label>
      <TextControl id={id} value={value} onChange={onChange} />
    </div>
  );
}

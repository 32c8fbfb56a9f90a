import { __ } from '@wordpress/i18n';
import { Checkbox } from './form-controls.tsx';

/** A choice of a field: the value to save and its label. */
export type Choice = { readonly value: string; readonly label: string };

type Props = {
  choices: readonly Choice[];
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
};

/** Returns the choices, followed by the selected values that are not among them: users can keep or remove these. */
export function withUnknown(
  choices: readonly Choice[],
  selected: readonly string[],
): readonly Choice[] {
  const known = new Set(choices.map(({ value }) => value));
  const unknown = selected.filter((value) => !known.has(value));
  return [...choices, ...unknown.map((value) => ({ value, label: value }))];
}

/** A checkbox for each choice. */
export function Checkboxes({ choices, selected, onChange }: Props) {
  return withUnknown(choices, selected).map(({ value, label }) => (
    <Checkbox
      key={value}
      label={label || __('(no name)', 'tillview')}
      checked={selected.includes(value)}
      onChange={(isChecked) =>
        onChange(isChecked ? [...selected, value] : selected.filter((other) => other !== value))
      }
    />
  ));
}

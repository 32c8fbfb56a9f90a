import { CheckboxControl } from '../checkbox-control/checkbox-control.tsx';
import type { FormHelpers } from '../form/form-types.ts';
import { SelectControl } from '../select-control/select-control.tsx';
import { TextControl } from '../text-control/text-control.tsx';
import { getFieldType, type DynamicField, type DynamicValues } from './fields.ts';

type FieldControlProps = {
  field: DynamicField;
  form: FormHelpers<DynamicValues>;
};

const join = (...names: (string | null | undefined)[]): string => names.filter(Boolean).join(' ');

/** The control for the type of a field. */
export function FieldControl({ field, form }: FieldControlProps) {
  const { id, placeholder } = field;
  const label = field.label || field.title || id;
  const note = field.description || field.tip || undefined;
  switch (getFieldType(field)) {
    case 'checkbox': {
      const { className, help, ...rest } = form.getCheckboxControlProps(id);
      return (
        <CheckboxControl
          {...rest}
          className={join('tillview-dynamic-form__field', className, field.class)}
          name={id}
          label={label}
          help={help ?? note}
        />
      );
    }
    case 'select': {
      const { className, help, selected, onChange, onBlur } = form.getSelectControlProps(id);
      const options = Object.entries(field.options ?? {});
      return (
        <div
          className={join('tillview-dynamic-form__field', className, field.class)}
          onBlur={onBlur}
        >
          <SelectControl
            label={label}
            options={options.map(([key, text]) => ({ key, label: text }))}
            excludeSelectedOptions={false}
            placeholder={placeholder ?? undefined}
            selected={selected}
            onChange={onChange}
            help={help}
          />
          {note && <p className="tillview-dynamic-form__note">{note}</p>}
        </div>
      );
    }
    case 'text':
    case 'password': {
      const { className, help, value, onChange, onBlur, ...rest } = form.getInputProps(id);
      return (
        <TextControl
          aria-invalid={rest['aria-invalid']}
          className={join('tillview-dynamic-form__field', className, field.class)}
          type={getFieldType(field)}
          // The browser must not fill in the user's own password, or save a secret of the store as one.
          autoComplete="off"
          name={id}
          label={label}
          placeholder={placeholder ?? undefined}
          value={String(value ?? '')}
          onChange={onChange}
          onBlur={onBlur}
          help={help ?? note}
        />
      );
    }
    default:
      return null;
  }
}

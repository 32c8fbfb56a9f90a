import { __ } from '@wordpress/i18n';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Form } from '../form/form.tsx';
import type { FormChange, FormHelpers } from '../form/form-types.ts';
import { FieldControl } from './field-control.tsx';
import {
  getFieldType,
  getInitialValues,
  toFieldList,
  type DynamicField,
  type DynamicValues,
} from './fields.ts';
import './dynamic-form.css';

export type DynamicFormProps = {
  /** The fields, as a list or as the map of a payment gateway. */
  fields: readonly DynamicField[] | Readonly<Record<string, DynamicField>>;
  /** Returns the error messages for the values, by field id. */
  validate?: (values: DynamicValues) => Readonly<Record<string, string>> | undefined;
  /** Called on submit when there are no errors; the form is pending until the returned promise settles. */
  onSubmit?: (values: DynamicValues) => unknown;
  /** Called after a field has changed. */
  onChange?: (change: FormChange<DynamicValues>, values: DynamicValues, isValid: boolean) => void;
  /** Whether the caller is busy; the form cannot be submitted then. */
  isBusy?: boolean;
  /** Text of the submit button; "Proceed" by default. */
  submitLabel?: string;
};

type FormBodyProps = {
  fields: readonly DynamicField[];
  form: FormHelpers<DynamicValues>;
  isBusy: boolean;
  submitLabel: string;
};

function FormBody({ fields, form, isBusy, submitLabel }: FormBodyProps) {
  const ref = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  // After a submit with errors, the first invalid field gets the focus.
  useEffect(() => {
    if (attempts > 0)
      ref.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="submit"])')
        ?.focus();
  }, [attempts]);

  const isPending = isBusy || form.isPending;
  const submit = async (): Promise<void> => {
    try {
      await form.handleSubmit();
    } catch {
      // The error is shown below as `submitError`.
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (!form.isValidForm) setAttempts((count) => count + 1);
    void submit();
  };
  const { submitError } = form;
  return (
    <form ref={ref} className="tillview-dynamic-form" noValidate onSubmit={onSubmit}>
      {fields.map((field) => (
        <FieldControl key={field.id} field={field} form={form} />
      ))}
      {submitError !== undefined && (
        <p className="tillview-dynamic-form__error" role="alert">
          {submitError instanceof Error && submitError.message
            ? submitError.message
            : __('The form could not be sent. Try again in a moment.', 'tillview')}
        </p>
      )}
      <Button variant="primary" type="submit" isBusy={isPending} aria-disabled={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** A form whose fields are data, such as the settings of a payment gateway. Change its `key` when the fields change. */
export function DynamicForm({
  fields,
  validate,
  onSubmit,
  onChange,
  isBusy = false,
  submitLabel = __('Proceed', 'tillview'),
}: DynamicFormProps) {
  const list = useMemo(() => toFieldList(fields), [fields]);
  useEffect(() => {
    for (const { id, type } of list.filter((field) => getFieldType(field) === undefined))
      console.warn(`The field "${id}" is not shown: DynamicForm has no fields of type "${type}".`);
  }, [list]);
  return (
    <Form
      initialValues={getInitialValues(list)}
      validate={validate}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {(form) => <FormBody fields={list} form={form} isBusy={isBusy} submitLabel={submitLabel} />}
    </Form>
  );
}

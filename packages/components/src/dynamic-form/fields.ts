/** The supported types of fields. */
export const FIELD_TYPES = ['text', 'password', 'checkbox', 'select'] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** A field as the settings of a payment gateway describe it. */
export type DynamicField = {
  /** The key of the field's value. */
  id: string;
  /** text, password, checkbox or select; text by default. Fields of other types are not rendered. */
  type?: string | null;
  /** The field's label; by default the title. */
  label?: string | null;
  /** The field's title, used when there is no label. */
  title?: string | null;
  /** Help text under the field. */
  description?: string | null;
  /** The initial value; a checkbox is checked if it is `yes` or `true`. */
  value?: unknown;
  /** The initial value when `value` is missing. */
  default?: unknown;
  /** The options of a select: labels by value. */
  options?: Readonly<Record<string, string>> | null;
  /** Placeholder of the empty field. */
  placeholder?: string | null;
  /** Help text when there is no description. */
  tip?: string | null;
  /** A class name for the field. */
  class?: string | null;
  /** Inline styles for the settings page on the server; ignored here. */
  css?: string | null;
};

/** The values of the fields, by id: a boolean for a checkbox, otherwise a string. */
export type DynamicValues = Readonly<Record<string, string | boolean>>;

/** Returns the fields as a list; the map of a gateway is converted in its order. */
export function toFieldList(
  fields: readonly DynamicField[] | Readonly<Record<string, DynamicField>>,
): readonly DynamicField[] {
  return Array.isArray(fields) ? fields : Object.values(fields);
}

/** The type of a field; `undefined` for an unsupported type. */
export function getFieldType({ type }: DynamicField): FieldType | undefined {
  return FIELD_TYPES.find((known) => known === (type || 'text'));
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The initial values of the fields. */
export function getInitialValues(fields: readonly DynamicField[]): DynamicValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const type = getFieldType(field);
      const value = field.value ?? field.default;
      if (type === undefined) return [];
      return [[field.id, type === 'checkbox' ? value === 'yes' || value === true : toText(value)]];
    }),
  );
}

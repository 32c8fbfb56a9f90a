/** The types of fields that are drawn. */
export const FIELD_TYPES = ['text', 'password', 'checkbox', 'select'] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** A field as the settings of a payment gateway describe it. */
export type DynamicField = {
  /** The name of its value. */
  id: string;
  /** text, password, checkbox or select; text unless given. Fields of other types are not drawn. */
  type?: string | null;
  /** Its label; the title unless given. */
  label?: string | null;
  /** Its title, for fields without a label. */
  title?: string | null;
  /** Help text under the field. */
  description?: string | null;
  /** The value at first; a checkbox is checked by `yes`. */
  value?: unknown;
  /** The value at first when there is none. */
  default?: unknown;
  /** The options of a select, value to label. */
  options?: Readonly<Record<string, string>> | null;
  /** Shown in the empty field. */
  placeholder?: string | null;
  /** Help text when there is no description. */
  tip?: string | null;
  /** A class name. */
  class?: string | null;
  /** Inline styles of the settings page of the server; not used. */
  css?: string | null;
};

/** The values of the fields: a checkbox has a boolean, the others a text. */
export type DynamicValues = Readonly<Record<string, string | boolean>>;

/** The fields as a list; a map of fields, as a gateway has it, in its order. */
export function toFieldList(
  fields: readonly DynamicField[] | Readonly<Record<string, DynamicField>>,
): readonly DynamicField[] {
  return Array.isArray(fields) ? fields : Object.values(fields);
}

/** The type of a field; undefined for a type that is not drawn. */
export function getFieldType({ type }: DynamicField): FieldType | undefined {
  return FIELD_TYPES.find((known) => known === (type || 'text'));
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The values that the fields have at first. */
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

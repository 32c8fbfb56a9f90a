import type { OptionValue } from '../db.ts';

/** A setting of the store as its REST API describes it; the value stands in the database. */
export type SettingDefinition = {
  id: string;
  label: string;
  description: string;
  type:
    | 'text'
    | 'select'
    | 'multiselect'
    | 'checkbox'
    | 'number'
    | 'radio'
    | 'textarea'
    | 'email'
    | 'color';
  default?: OptionValue | false;
  tip?: string;
  options?: () => Record<string, string>;
};

import type { OptionValue } from '../entities/administration.ts';

/** A setting as the REST API describes it; its value is stored as an option. */
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

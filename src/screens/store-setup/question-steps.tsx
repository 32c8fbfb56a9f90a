import { __ } from '@wordpress/i18n';
import type { Choice } from '../../shell/parts/choices.tsx';
import { Checkbox } from '../../shell/parts/form-controls.tsx';
import { Checkboxes, Select, TextField } from './fields.tsx';
import {
  accepts,
  getAcceptedChoices,
  hasIndustryDetails,
  type Profile,
  type ProfileItems,
  type Schema,
} from './profile-schema.ts';
import { hasOtherPlatform } from './profile-steps.ts';
import {
  getIndustries,
  getPlatforms,
  getProductCounts,
  getProductTypes,
  getRevenues,
  getSellingVenues,
  OTHER,
} from './questions.ts';

type Props = {
  /** The question of the step. */
  question: string;
  values: Profile;
  schema: Schema;
  onChange: (items: ProfileItems) => void;
};

/** Asks for the store's industries. */
export function IndustryStep({ question, values, schema, onChange }: Props) {
  const industries = values.industry ?? [];
  const other = industries.find(({ slug }) => slug === OTHER);
  return (
    <>
      <Checkboxes
        label={question}
        choices={getIndustries()}
        selected={industries.map(({ slug }) => slug)}
        onChange={(slugs) =>
          onChange({
            industry: slugs.map(
              (slug) => industries.find((known) => known.slug === slug) ?? { slug },
            ),
          })
        }
      />
      {other && hasIndustryDetails(schema) && (
        <TextField
          label={__('Describe the industry', 'tillview')}
          value={other.detail ?? ''}
          onChange={(detail) =>
            onChange({
              industry: industries.map((known) => (known === other ? { ...other, detail } : known)),
            })
          }
        />
      )}
    </>
  );
}

/** Asks for the types of products that the store sells. */
export function ProductsStep({ question, values, schema, onChange }: Props) {
  return (
    <Checkboxes
      label={question}
      choices={getAcceptedChoices(schema, 'product_types', getProductTypes())}
      selected={values.product_types ?? []}
      onChange={(product_types) => onChange({ product_types })}
    />
  );
}

/** Asks for the size of the business and its other sales platforms. */
export function BusinessStep({ values, schema, onChange }: Props) {
  const select = (
    name: 'product_count' | 'selling_venues' | 'other_platform' | 'revenue',
    label: string,
    choices: readonly Choice[],
  ) =>
    accepts(schema, name) && (
      <Select
        label={label}
        choices={getAcceptedChoices(schema, name, choices)}
        value={values[name]}
        placeholder={__('Select an answer', 'tillview')}
        onChange={(value) => onChange({ [name]: value })}
      />
    );
  return (
    <>
      {select(
        'product_count',
        __('How many products do you plan to sell?', 'tillview'),
        getProductCounts(),
      )}
      {select('selling_venues', __('Do you sell anywhere else?', 'tillview'), getSellingVenues())}
      {hasOtherPlatform(values) &&
        select('other_platform', __('Which platform do you sell on?', 'tillview'), getPlatforms())}
      {hasOtherPlatform(values) &&
        values.other_platform === OTHER &&
        accepts(schema, 'other_platform_name') && (
          <TextField
            label={__('Name of the platform', 'tillview')}
            value={values.other_platform_name ?? ''}
            onChange={(other_platform_name) => onChange({ other_platform_name })}
          />
        )}
      {select('revenue', __('What is your yearly revenue?', 'tillview'), getRevenues())}
      {accepts(schema, 'setup_client') && (
        <Checkbox
          label={__('I am setting up this store for a client.', 'tillview')}
          checked={values.setup_client ?? false}
          onChange={(setup_client) => onChange({ setup_client })}
        />
      )}
    </>
  );
}

import type { OnboardingProfile } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { Checkbox } from '../shell/parts/form-controls.tsx';
import { Checkboxes, Select, TextField } from './fields.tsx';
import { hasOtherPlatform, type ProfileItems } from './profile-steps.ts';
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
  values: OnboardingProfile;
  onChange: (items: ProfileItems) => void;
};

/** Asks for the store's industries. */
export function IndustryStep({ question, values, onChange }: Props) {
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
      {other && (
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
export function ProductsStep({ question, values, onChange }: Props) {
  return (
    <Checkboxes
      label={question}
      choices={getProductTypes()}
      selected={values.product_types ?? []}
      onChange={(product_types) => onChange({ product_types })}
    />
  );
}

/** Asks for the size of the business and its other sales platforms. */
export function BusinessStep({ values, onChange }: Props) {
  const placeholder = __('Select an answer', 'tillview');
  return (
    <>
      <Select
        label={__('How many products do you plan to sell?', 'tillview')}
        choices={getProductCounts()}
        value={values.product_count}
        placeholder={placeholder}
        onChange={(product_count) => onChange({ product_count })}
      />
      <Select
        label={__('Do you sell anywhere else?', 'tillview')}
        choices={getSellingVenues()}
        value={values.selling_venues}
        placeholder={placeholder}
        onChange={(selling_venues) => onChange({ selling_venues })}
      />
      {hasOtherPlatform(values) && (
        <Select
          label={__('Which platform do you sell on?', 'tillview')}
          choices={getPlatforms()}
          value={values.other_platform}
          placeholder={placeholder}
          onChange={(other_platform) => onChange({ other_platform })}
        />
      )}
      {hasOtherPlatform(values) && values.other_platform === OTHER && (
        <TextField
          label={__('Name of the platform', 'tillview')}
          value={values.other_platform_name ?? ''}
          onChange={(other_platform_name) => onChange({ other_platform_name })}
        />
      )}
      <Select
        label={__('What is your yearly revenue?', 'tillview')}
        choices={getRevenues()}
        value={values.revenue}
        placeholder={placeholder}
        onChange={(revenue) => onChange({ revenue })}
      />
      <Checkbox
        label={__('I am setting up this store for a client.', 'tillview')}
        checked={values.setup_client ?? false}
        onChange={(setup_client) => onChange({ setup_client })}
      />
    </>
  );
}

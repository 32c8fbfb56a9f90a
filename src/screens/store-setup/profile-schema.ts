import type { OnboardingProfile, OnboardingProfileSchema } from '@tillview/data';
import type { Choice } from '../../shell/parts/choices.tsx';

/** An industry of the store, with its description if the store keeps one. */
type Industry = { readonly slug: string; readonly detail?: string };

/** The profile in one form for every version of the store. */
export type Profile = Omit<OnboardingProfile, 'industry'> & {
  industry: readonly Industry[] | null;
};

/** Part of the profile, as it is edited. */
export type ProfileItems = Partial<Profile>;

/** What the store accepts as its profile; undefined if it does not say, which counts as everything. */
export type Schema = OnboardingProfileSchema | undefined;

/** A field of the profile. */
export type ProfileField = keyof OnboardingProfile;

/** Whether the store keeps a field: newer versions of WooCommerce have fewer. */
export const accepts = (schema: Schema, name: ProfileField): boolean =>
  schema === undefined || Object.hasOwn(schema, name);

/** Whether the store keeps the description of an industry. From WooCommerce 9.8 on, an industry is only a slug. */
export const hasIndustryDetails = (schema: Schema): boolean =>
  schema?.['industry']?.items?.type !== 'string';

const getValues = (schema: Schema, name: ProfileField): readonly unknown[] | undefined =>
  schema?.[name]?.items?.enum ?? schema?.[name]?.enum;

/** Returns the choices that the store accepts as values of a field. */
export function getAcceptedChoices(
  schema: Schema,
  name: ProfileField,
  choices: readonly Choice[],
): readonly Choice[] {
  const values = getValues(schema, name);
  return values ? choices.filter(({ value }) => values.includes(value)) : choices;
}

/** Returns the answers that the store accepts, in the form that it accepts. */
export function toAccepted(schema: Schema, items: ProfileItems): Partial<OnboardingProfile> {
  const fields = Object.entries(items).filter(([name]) => accepts(schema, name as ProfileField));
  const entries = fields.map(([name, value]) => {
    const values = getValues(schema, name as ProfileField);
    return [
      name,
      values && Array.isArray(value) ? value.filter((item) => values.includes(item)) : value,
    ];
  });
  const accepted: Partial<Profile> = Object.fromEntries(entries);
  const { industry } = accepted;
  return industry && !hasIndustryDetails(schema)
    ? { ...accepted, industry: industry.map(({ slug }) => slug) }
    : accepted;
}

import type { OnboardingProfile } from '@tillview/data';

/** The steps of the store setup, in their order. */
export const STEPS = ['industry', 'products', 'business', 'extensions', 'theme'] as const;

/** A step of the store setup. */
export type StepKey = (typeof STEPS)[number];

/** Where the setup stands in the address: at a step, or at its end. */
export type Place = StepKey | 'done';

/** Part of the profile, as it is edited and saved. */
export type ProfileItems = Partial<OnboardingProfile>;

/** The fields of the profile that a step asks for. */
const FIELDS: Readonly<Record<StepKey, readonly (keyof OnboardingProfile)[]>> = {
  industry: ['industry'],
  products: ['product_types'],
  business: [
    'product_count',
    'selling_venues',
    'other_platform',
    'other_platform_name',
    'revenue',
    'setup_client',
  ],
  extensions: ['business_extensions'],
  theme: ['theme'],
};

/** What is saved for a step that is left without an answer; the store takes no null. */
const NOTHING_SELECTED: Readonly<Record<StepKey, ProfileItems>> = {
  industry: { industry: [] },
  products: { product_types: [] },
  business: { setup_client: false },
  extensions: { business_extensions: [] },
  theme: { theme: '' },
};

/** Whether a step was answered, if only with nothing. */
export function isAnswered(step: StepKey, profile: OnboardingProfile): boolean {
  return FIELDS[step].some((name) => profile[name] !== null);
}

/** Where the setup goes on: its end when it is complete, else at the first step that is not answered. */
export function getResumePlace(profile: OnboardingProfile): Place {
  if (profile.completed) return 'done';
  return STEPS.find((step) => !isAnswered(step, profile)) ?? 'theme';
}

/** The place that an address names; undefined when it names none, or an end that was not reached. */
export function readPlace(name: string | undefined, profile: OnboardingProfile): Place | undefined {
  if (name === 'done') return profile.completed || profile.skipped ? 'done' : undefined;
  return STEPS.find((step) => step === name);
}

/** What follows a step. */
export function getNextPlace(step: StepKey): Place {
  return STEPS[STEPS.indexOf(step) + 1] ?? 'done';
}

/** Whether the store also sells on another platform, which has a name then. */
export function hasOtherPlatform({ selling_venues }: OnboardingProfile): boolean {
  return selling_venues === 'other' || selling_venues === 'brick-mortar-other';
}

/** The questions that only some answers lead to. */
function isShown(name: string, values: OnboardingProfile): boolean {
  if (name === 'other_platform') return hasOtherPlatform(values);
  if (name === 'other_platform_name')
    return hasOtherPlatform(values) && values.other_platform === 'other';
  return true;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The answers that differ from the saved profile, without those to questions that are not shown any more. */
export function getChanges(profile: OnboardingProfile, draft: ProfileItems): ProfileItems {
  const values = { ...profile, ...draft };
  const entries = Object.entries(draft).filter(
    ([name, value]) =>
      isShown(name, values) && !isSame(value, profile[name as keyof OnboardingProfile]),
  );
  return Object.fromEntries(entries);
}

/** What says that nothing was selected, for a step that is left by "Continue" without an answer. */
export function getMissingAnswer(
  step: StepKey,
  profile: OnboardingProfile,
  draft: ProfileItems,
): ProfileItems {
  const values = { ...profile, ...getChanges(profile, draft) };
  return isAnswered(step, values) ? {} : NOTHING_SELECTED[step];
}

/** The draft without the answers of a step that is skipped. */
export function dropStep(step: StepKey, draft: ProfileItems): ProfileItems {
  const skipped: readonly string[] = FIELDS[step];
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !skipped.includes(name)));
}

/** The draft without what was saved; an answer that was changed in the meantime stays. */
export function dropSaved(draft: ProfileItems, saved: ProfileItems): ProfileItems {
  const entries = Object.entries(draft).filter(
    ([name, value]) => !isSame(value, saved[name as keyof ProfileItems]),
  );
  return Object.fromEntries(entries);
}

const readText = (value: unknown) => (typeof value === 'string' ? value : null);
const readFlag = (value: unknown) => (typeof value === 'boolean' ? value : null);

const readTexts = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null;

function readIndustries(value: unknown): OnboardingProfile['industry'] {
  if (!Array.isArray(value)) return null;
  const items: unknown[] = value;
  // Older stores kept plain names.
  return items.flatMap((item) => {
    if (typeof item === 'string') return [{ slug: item }];
    if (typeof item !== 'object' || item === null || !('slug' in item)) return [];
    const slug = readText(item.slug);
    const detail = 'detail' in item ? readText(item.detail) : null;
    return slug === null ? [] : [{ slug, ...(detail !== null && { detail }) }];
  });
}

/** The profile as the screen can use it: whatever a store keeps that has another type counts as no answer. */
export function readProfile(profile: OnboardingProfile): OnboardingProfile {
  return {
    completed: readFlag(profile.completed),
    skipped: readFlag(profile.skipped),
    industry: readIndustries(profile.industry),
    product_types: readTexts(profile.product_types),
    product_count: readText(profile.product_count),
    selling_venues: readText(profile.selling_venues),
    revenue: readText(profile.revenue),
    other_platform: readText(profile.other_platform),
    other_platform_name: readText(profile.other_platform_name),
    business_extensions: readTexts(profile.business_extensions),
    theme: readText(profile.theme),
    setup_client: readFlag(profile.setup_client),
    wccom_connected: readFlag(profile.wccom_connected),
  };
}

import type { OnboardingProfile } from '@tillview/data';
import {
  accepts,
  type Profile,
  type ProfileField,
  type ProfileItems,
  type Schema,
} from './profile-schema.ts';

/** The steps of the store setup, in their order. */
const STEPS = ['industry', 'products', 'business', 'extensions', 'theme'] as const;

/** A step of the store setup. */
export type StepKey = (typeof STEPS)[number];

/** The position of the setup in the URL: a step, or the end. */
export type SetupPosition = StepKey | 'done';

/** The fields of the profile, by the step that edits them. */
const FIELDS: Readonly<Record<StepKey, readonly ProfileField[]>> = {
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

/** The values that are saved for a step without an answer, since the store does not accept null. */
const NOTHING_SELECTED: Readonly<Record<StepKey, ProfileItems>> = {
  industry: { industry: [] },
  products: { product_types: [] },
  business: { setup_client: false },
  extensions: { business_extensions: [] },
  theme: { theme: '' },
};

/** Returns the steps whose answers the store keeps, in their order. */
export function getSteps(schema: Schema): readonly StepKey[] {
  return STEPS.filter((step) => FIELDS[step].some((name) => accepts(schema, name)));
}

/** Whether a step was answered. An empty answer counts. */
export function isAnswered(step: StepKey, profile: Profile): boolean {
  return FIELDS[step].some((name) => profile[name] !== null);
}

/** Returns where the setup continues: at its end if it is complete, otherwise at the first unanswered step. */
export function getInitialPosition(profile: Profile, steps: readonly StepKey[]): SetupPosition {
  if (profile.completed) return 'done';
  return steps.find((step) => !isAnswered(step, profile)) ?? steps.at(-1) ?? 'done';
}

/** Returns the position that a URL names. Undefined if it names none, or if the end was not reached. */
export function readPosition(
  name: string | undefined,
  profile: Profile,
  steps: readonly StepKey[],
): SetupPosition | undefined {
  if (name === 'done') return profile.completed || profile.skipped ? 'done' : undefined;
  return steps.find((step) => step === name);
}

/** Returns the position after a step. */
export function getNextPosition(step: StepKey, steps: readonly StepKey[]): SetupPosition {
  return steps[steps.indexOf(step) + 1] ?? 'done';
}

/** Whether the store also sells on another platform. If so, the form has a field for its name. */
export function hasOtherPlatform({ selling_venues }: Profile): boolean {
  return selling_venues === 'other' || selling_venues === 'brick-mortar-other';
}

/** Whether a question is shown: some depend on other answers. */
function isShown(name: string, values: Profile): boolean {
  if (name === 'other_platform') return hasOtherPlatform(values);
  if (name === 'other_platform_name')
    return hasOtherPlatform(values) && values.other_platform === 'other';
  return true;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the answers that differ from the saved profile, without answers to hidden questions. */
export function getChanges(profile: Profile, draft: ProfileItems): ProfileItems {
  const values = { ...profile, ...draft };
  const entries = Object.entries(draft).filter(
    ([name, value]) => isShown(name, values) && !isSame(value, profile[name as ProfileField]),
  );
  return Object.fromEntries(entries);
}

/** Returns an empty answer to save if the user continues without answering the step. */
export function getMissingAnswer(
  step: StepKey,
  profile: Profile,
  draft: ProfileItems,
): ProfileItems {
  const values = { ...profile, ...getChanges(profile, draft) };
  return isAnswered(step, values) ? {} : NOTHING_SELECTED[step];
}

/** Returns the draft without the answers of a skipped step. */
export function dropStep(step: StepKey, draft: ProfileItems): ProfileItems {
  const skipped: readonly string[] = FIELDS[step];
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !skipped.includes(name)));
}

/** Returns the draft without the saved answers. Answers that were changed in the meantime are kept. */
export function dropSaved(draft: ProfileItems, saved: ProfileItems): ProfileItems {
  const entries = Object.entries(draft).filter(
    ([name, value]) => !isSame(value, saved[name as keyof ProfileItems]),
  );
  return Object.fromEntries(entries);
}

/** Whether the store has kept all answers that were sent to it. */
export function hasKept(stored: OnboardingProfile, sent: Partial<OnboardingProfile>): boolean {
  const [now, expected] = [readProfile(stored), readProfile({ ...stored, ...sent })];
  return Object.keys(sent).every((name) =>
    isSame(now[name as ProfileField], expected[name as ProfileField]),
  );
}

const readText = (value: unknown) => (typeof value === 'string' ? value : null);
const readFlag = (value: unknown) => (typeof value === 'boolean' ? value : null);

const readTexts = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null;

function readIndustries(value: unknown): Profile['industry'] {
  if (!Array.isArray(value)) return null;
  const items: unknown[] = value;
  // Plain slugs from WooCommerce 9.8 on, and from very old versions.
  return items.flatMap((item) => {
    if (typeof item === 'string') return [{ slug: item }];
    if (typeof item !== 'object' || item === null || !('slug' in item)) return [];
    const slug = readText(item.slug);
    const detail = 'detail' in item ? readText(item.detail) : null;
    return slug === null ? [] : [{ slug, ...(detail !== null && { detail }) }];
  });
}

/** Validates the store's profile: fields of an invalid type count as unanswered. */
export function readProfile(profile: OnboardingProfile): Profile {
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

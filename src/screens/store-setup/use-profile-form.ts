import { onboardingStore, RestError, type OnboardingProfile } from '@tillview/data';
import { getQueryText } from '@tillview/navigation';
import { type DataRegistry, useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useUrl } from '../../shell/use-url.ts';
import { toAccepted, type Profile, type ProfileItems, type Schema } from './profile-schema.ts';
import {
  dropSaved,
  dropStep,
  getChanges,
  getMissingAnswer,
  getNextPosition,
  getInitialPosition,
  getSteps,
  hasKept,
  readPosition,
  readProfile,
  type SetupPosition,
  type StepKey,
} from './profile-steps.ts';

/** The position after leaving a step, and additional fields to save with the changes. */
type LeaveRequest = { readonly place: SetupPosition; readonly items: ProfileItems };

type SaveState =
  | { readonly state: 'idle' | 'saving' }
  | { readonly state: 'failed'; readonly error: unknown; readonly leaving: LeaveRequest };

/** The fields that complete the setup. A skipped setup no longer counts as skipped. */
const COMPLETED: ProfileItems = { completed: true, skipped: false };

/** The store setup: its answers, its position, and the actions that leave a step. */
export type ProfileForm = {
  /** The steps whose answers the store keeps. */
  steps: readonly StepKey[];
  /** The saved profile. */
  profile: Profile;
  /** The profile with unsaved changes. */
  values: Profile;
  place: SetupPosition;
  isSaving: boolean;
  /** Why the last save failed; undefined when it did not. */
  failure: unknown;
  /** Whether something would be lost by leaving. */
  hasUnsaved: boolean;
  onChange: (items: ProfileItems) => void;
  /** Saves the step, with additional answers if given, and goes to the next one. */
  onContinue: (step: StepKey, items?: ProfileItems) => void;
  /** Saves the changes and goes to a step. */
  onOpen: (step: StepKey) => void;
  /** Discards the answers of the step and goes to the next one. */
  onSkipStep: (step: StepKey) => void;
  /** Ends the setup, skipping the remaining steps. */
  onSkipAll: () => void;
  /** Retries a failed save with the current answers, in one request. */
  onRetry: () => void;
};

/** Saves answers. Throws also if the store reports success but has not kept them. */
async function saveAnswers(
  registry: DataRegistry,
  items: Partial<OnboardingProfile>,
): Promise<void> {
  const { updateProfileItems, refreshProfileItems } = registry.dispatch(onboardingStore);
  await updateProfileItems(items);
  // Without this reply, the reply to the save counts.
  const stored = await refreshProfileItems().catch(() => undefined);
  if (stored && !hasKept(stored, items))
    throw new RestError(
      'not_kept',
      __('The store reported success, but did not keep all of them.', 'tillview'),
    );
}

/** Edits a loaded profile. Answers are kept as a draft and saved when the user leaves their step. */
export function useProfileForm(schema: Schema): ProfileForm {
  const registry = useRegistry();
  const { query, updateQuery } = useUrl();
  const stored = useSelect((select) => select(onboardingStore).getProfileItems(), []);
  const profile = useMemo(() => readProfile(stored), [stored]);
  // The initial step. Computed only once: saving changes the first unanswered step, but must not move the user.
  const steps = getSteps(schema);
  const [resumed] = useState(() => getInitialPosition(profile, steps));
  const place = readPosition(getQueryText(query, 'step'), profile, steps) ?? resumed;
  const [draft, setDraft] = useState<ProfileItems>({});
  const [save, setSave] = useState<SaveState>({ state: 'idle' });
  const isSaving = useRef(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const changes = getChanges(profile, draft);

  const leave = async (leaving: LeaveRequest, unsaved = changes) => {
    if (isSaving.current) return;
    const items = { ...leaving.items, ...unsaved };
    const accepted = toAccepted(schema, items);
    if (Object.keys(accepted).length > 0) {
      isSaving.current = true;
      setSave({ state: 'saving' });
      try {
        await saveAnswers(registry, accepted);
        setDraft((current) => dropSaved(current, items));
      } catch (error) {
        setSave({ state: 'failed', error, leaving });
        return;
      } finally {
        isSaving.current = false;
      }
    }
    setSave({ state: 'idle' });
    // The user may have opened another screen in the meantime.
    if (isShown.current) updateQuery({ step: leaving.place });
  };
  const getEnd = (target: SetupPosition) =>
    target === 'done' ? getChanges(profile, COMPLETED) : {};

  return {
    steps,
    profile,
    values: { ...profile, ...draft },
    place,
    isSaving: save.state === 'saving',
    failure: save.state === 'failed' ? save.error : undefined,
    hasUnsaved: Object.keys(changes).length > 0 || save.state === 'failed',
    onChange: (items) => setDraft((current) => ({ ...current, ...items })),
    onContinue: (step, items = {}) => {
      const target = getNextPosition(step, steps);
      void leave({
        place: target,
        items: {
          ...getMissingAnswer(step, profile, { ...draft, ...items }),
          ...getChanges(profile, items),
          ...getEnd(target),
        },
      });
    },
    onOpen: (step) => void leave({ place: step, items: {} }),
    onSkipStep: (step) => {
      const target = getNextPosition(step, steps);
      const kept = dropStep(step, draft);
      setDraft(kept);
      void leave({ place: target, items: getEnd(target) }, getChanges(profile, kept));
    },
    onSkipAll: () => void leave({ place: 'done', items: getChanges(profile, { skipped: true }) }),
    onRetry: () => {
      if (save.state === 'failed') void leave(save.leaving);
    },
  };
}

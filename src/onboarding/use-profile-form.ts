import { onboardingStore, type OnboardingProfile } from '@tillview/data';
import { getQueryText } from '@tillview/navigation';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from '../shell/use-address.ts';
import {
  dropSaved,
  dropStep,
  getChanges,
  getMissingAnswer,
  getNextPlace,
  getResumePlace,
  readPlace,
  readProfile,
  type Place,
  type ProfileItems,
  type StepKey,
} from './profile-steps.ts';

/** A way to a place, and what is saved on it beside the changes. */
type Leaving = { readonly place: Place; readonly items: ProfileItems };

type SaveState =
  | { readonly state: 'idle' | 'saving' }
  | { readonly state: 'failed'; readonly error: unknown; readonly leaving: Leaving };

/** What ends the setup: with it a skipped one is not skipped any more. */
const COMPLETED: ProfileItems = { completed: true, skipped: false };

/** The store setup: its questions, its place, and the ways to leave a step. */
export type ProfileForm = {
  /** As it is saved. */
  profile: OnboardingProfile;
  /** With the changes that are not saved yet. */
  values: OnboardingProfile;
  place: Place;
  isSaving: boolean;
  /** Why the last save failed; undefined when it did not. */
  failure: unknown;
  /** Whether something would be lost by leaving. */
  hasUnsaved: boolean;
  onChange: (items: ProfileItems) => void;
  /** Saves the step, with more answers if there are, and goes to the next one. */
  onContinue: (step: StepKey, items?: ProfileItems) => void;
  /** Saves the changes and goes to a step. */
  onOpen: (step: StepKey) => void;
  /** Goes to the next step without the answers of this one. */
  onSkipStep: (step: StepKey) => void;
  /** Ends the setup without the steps that are left. */
  onSkipAll: () => void;
  /** Saves what could not be saved, as it is now, in one request. */
  onRetry: () => void;
};

/** Edits a profile that was read: its answers are kept here until their step is left, and are saved then. */
export function useProfileForm(): ProfileForm {
  const registry = useRegistry();
  const { query, updateQuery } = useAddress();
  const stored = useSelect((select) => select(onboardingStore).getProfileItems(), []);
  const profile = useMemo(() => readProfile(stored), [stored]);
  // What is saved moves the first step without an answer, not the user.
  const [resumed] = useState(() => getResumePlace(profile));
  const place = readPlace(getQueryText(query, 'step'), profile) ?? resumed;
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

  const leave = async (leaving: Leaving, unsaved = changes) => {
    if (isSaving.current) return;
    const items = { ...leaving.items, ...unsaved };
    if (Object.keys(items).length > 0) {
      isSaving.current = true;
      setSave({ state: 'saving' });
      try {
        await registry.dispatch(onboardingStore).updateProfileItems(items);
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
  const getEnd = (target: Place) => (target === 'done' ? getChanges(profile, COMPLETED) : {});

  return {
    profile,
    values: { ...profile, ...draft },
    place,
    isSaving: save.state === 'saving',
    failure: save.state === 'failed' ? save.error : undefined,
    hasUnsaved: Object.keys(changes).length > 0 || save.state === 'failed',
    onChange: (items) => setDraft((current) => ({ ...current, ...items })),
    onContinue: (step, items = {}) => {
      const target = getNextPlace(step);
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
      const target = getNextPlace(step);
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

import { Button } from '@tillview/components';
import { ensureStores, itemsStore, useUserPreferences } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { userPreferences } from '../../host/preferences.ts';
import { useErrorText } from '../use-error-text.ts';
import { COUPONS, COUPONS_QUERY } from './coupons.ts';

/** Why the coupons could not be read; the charts read them too. */
function CouponFailure() {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [itemsStore]));
  const getErrorText = useErrorText();
  const error = useSelect((select) => {
    const { getItems, getItemsError } = select(itemsStore);
    getItems(COUPONS, COUPONS_QUERY);
    return getItemsError(COUPONS, COUPONS_QUERY);
  }, []);
  if (!error) return null;
  return (
    <>
      {__('The coupons could not be loaded.', 'tillview')} {getErrorText(error)}{' '}
      <Button
        variant="link"
        onClick={() =>
          void registry
            .dispatch(itemsStore)
            .invalidateResolution('getItems', [COUPONS, COUPONS_QUERY])
        }
      >
        {__('Retry', 'tillview')}
      </Button>
    </>
  );
}

/** What charts mark beside the notes. A choice that cannot be saved is reverted. */
export function MarkChoices() {
  const preferences = useUserPreferences();
  const { updateUserPreferences } = preferences;
  const getErrorText = useErrorText();
  const [saving, setSaving] = useState<Readonly<Record<string, boolean>>>({});
  const [error, setError] = useState<unknown>();
  const isOn = (name: string) => saving[name] ?? preferences[name] === true;
  const change = async (name: string, value: boolean) => {
    setSaving((all) => ({ ...all, [name]: value }));
    const update = await updateUserPreferences({ [name]: value });
    setError(update.updatedUser ? undefined : update.error);
    setSaving((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== name)));
  };
  const { hidesUnusual, marksCoupons } = userPreferences;
  return (
    <fieldset className="tillview-list-dialog__choices">
      <legend>{__('Also mark on charts', 'tillview')}</legend>
      <label>
        <input
          type="checkbox"
          checked={!isOn(hidesUnusual)}
          onChange={({ target }) => void change(hidesUnusual, !target.checked)}
        />
        {__('Unusual days and weeks, from 100 orders each', 'tillview')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={isOn(marksCoupons)}
          onChange={({ target }) => void change(marksCoupons, target.checked)}
        />
        {__('The first and the last day of coupons', 'tillview')}
      </label>
      <p role="status" className="tillview-list-dialog__message">
        {error !== undefined && (
          <>
            {__('The choice was not saved.', 'tillview')} {getErrorText(error)}
          </>
        )}
        {isOn(marksCoupons) && <CouponFailure />}
      </p>
    </fieldset>
  );
}

import { Button, NumberControl } from '@tillview/components';
import type { CurrencyConfig } from '@tillview/currency';
import { useUserPreferences, type SharedGoal, type SharedSetting } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useId, useState, type FormEvent } from 'react';
import { userPreferences } from '../../host/preferences.ts';
import { ForAllUsers } from '../../shell/parts/for-all-users.tsx';
import { useErrorText } from '../../shell/use-error-text.ts';
import { findGoal, isGoalValue, readGoals, replaceGoal } from './read-goals.ts';

type Props = {
  unit: SharedGoal['unit'];
  /** The goals of the user. */
  own: readonly SharedGoal[];
  /** The goals of all users. */
  shared: SharedSetting<readonly SharedGoal[]>;
  currency: CurrencyConfig;
  onClose: () => void;
};

/** The form of a goal. What was typed stays when a save fails. */
export function GoalForm({ unit, own, shared, currency, onClose }: Props) {
  const id = useId();
  const getErrorText = useErrorText();
  const { changeUserPreference } = useUserPreferences();
  const ofAll = readGoals(shared.value);
  const [isForAll, setIsForAll] = useState(false);
  const find = (metric: SharedGoal['metric']) =>
    (isForAll ? undefined : findGoal(own, { metric, unit })) ?? findGoal(ofAll, { metric, unit });
  const [metric, setMetric] = useState<SharedGoal['metric']>('net_revenue');
  const [by, setBy] = useState<SharedGoal['by']>(() => find(metric)?.by ?? 'amount');
  const [text, setText] = useState(() => String(find(metric)?.value ?? ''));
  const [isInvalid, setIsInvalid] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const stored = findGoal(isForAll ? ofAll : own, { metric, unit });

  const save = async (goal: SharedGoal | undefined) => {
    setIsSaving(true);
    setError(undefined);
    let isSaved: boolean;
    if (isForAll) {
      ({ isSaved } = await shared.save((goals) =>
        replaceGoal(readGoals(goals), { metric, unit }, goal),
      ));
    } else {
      const update = await changeUserPreference(userPreferences.goals, readGoals, (goals) =>
        replaceGoal(goals, { metric, unit }, goal),
      );
      isSaved = update.updatedUser !== undefined;
      if (!update.updatedUser) setError(update.error);
    }
    setIsSaving(false);
    if (isSaved) onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const value = text.trim() === '' ? Number.NaN : Number(text);
    const isValid = isGoalValue(by, value);
    setIsInvalid(!isValid);
    const isAmount = metric === 'net_revenue' && by === 'amount';
    if (isValid)
      void save({ metric, unit, by, value, ...(isAmount ? { currency: currency.code } : {}) });
  };
  const problem = isForAll ? shared.error : error;
  return (
    <form className="tillview-goal__form" onSubmit={onSubmit} noValidate>
      <div className="tillview-goal__field">
        <label htmlFor={`${id}-metric`}>{__('Goal for', 'tillview')}</label>
        <select
          id={`${id}-metric`}
          value={metric}
          onChange={({ target }) => {
            const next = target.value === 'orders_count' ? 'orders_count' : 'net_revenue';
            setMetric(next);
            setBy(find(next)?.by ?? 'amount');
            setText(String(find(next)?.value ?? ''));
            setIsInvalid(false);
          }}
        >
          <option value="net_revenue">{__('Net sales', 'tillview')}</option>
          <option value="orders_count">{__('Orders', 'tillview')}</option>
        </select>
      </div>
      <div className="tillview-goal__field">
        <label htmlFor={`${id}-by`}>{__('Goal as', 'tillview')}</label>
        <select
          id={`${id}-by`}
          value={by}
          onChange={({ target }) => setBy(target.value === 'growth' ? 'growth' : 'amount')}
        >
          <option value="amount">
            {unit === 'month'
              ? __('Total of the month', 'tillview')
              : __('Total of the year', 'tillview')}
          </option>
          <option value="growth">{__('Growth on last year', 'tillview')}</option>
        </select>
      </div>
      <NumberControl
        label={by === 'growth' ? __('Growth', 'tillview') : __('Total', 'tillview')}
        value={text}
        decimalSeparator={currency.decimalSeparator}
        thousandSeparator={currency.thousandSeparator}
        suffix={by === 'growth' ? '%' : metric === 'net_revenue' ? currency.code : undefined}
        help={
          isInvalid
            ? by === 'growth'
              ? __('Enter a number above -100.', 'tillview')
              : __('Enter a number above 0.', 'tillview')
            : undefined
        }
        onChange={(next) => {
          setText(next);
          setIsInvalid(false);
        }}
      />
      {shared.canSave && <ForAllUsers checked={isForAll} onChange={setIsForAll} />}
      <div role="status">
        {problem !== undefined && !isSaving && (
          <>
            {__('The goal was not saved.', 'tillview')} {getErrorText(problem)}
          </>
        )}
      </div>
      <div className="tillview-goal__actions">
        <Button variant="primary" type="submit" disabled={isSaving}>
          {__('Save', 'tillview')}
        </Button>
        <Button onClick={onClose}>{__('Cancel', 'tillview')}</Button>
        {stored && (
          <Button variant="link" disabled={isSaving} onClick={() => void save(undefined)}>
            {__('Remove goal', 'tillview')}
          </Button>
        )}
      </div>
    </form>
  );
}

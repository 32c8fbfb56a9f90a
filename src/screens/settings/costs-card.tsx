import { Button, Card, NumberControl } from '@tillview/components';
import type { CurrencyFactory } from '@tillview/currency';
import {
  decodeEntities,
  ensureStores,
  getErrorText,
  paymentGatewaysStore,
  useUserPreferences,
  type SharedProfitEntry,
} from '@tillview/data';
import { formatDate, getStoreTimeZoneMoment } from '@tillview/date';
import { useRegistry, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { userPreferences } from '../../host/preferences.ts';
import {
  addProfitEntry,
  isProfitEntry,
  readProfitEntries,
  removeProfitEntry,
} from '../../reporting/profit/read-profit-settings.ts';
import { useProfitSettings } from '../../reporting/profit/use-profit-settings.ts';
import { ForAllUsers } from '../../shell/parts/for-all-users.tsx';
import '../../shell/parts/select.css';

type Currency = ReturnType<typeof CurrencyFactory>;

/** The names of payment methods by their ids; empty for users who may not see them. */
function useMethods(): ReadonlyMap<string, string> {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [paymentGatewaysStore]));
  const gateways = useSelect((select) => select(paymentGatewaysStore).getPaymentGateways(), []);
  return useMemo(
    () =>
      new Map(
        gateways.map(({ id, title, method_title: name }) => [
          id,
          decodeEntities(name || title || id),
        ]),
      ),
    [gateways],
  );
}

/** Describes an entry in a line. */
function describeEntry(
  entry: SharedProfitEntry,
  { formatAmount }: Currency,
  methods: ReadonlyMap<string, string>,
): string {
  if (entry.kind === 'rate')
    return sprintf(
      /* translators: 1: payment method. 2: a number. 3: an amount of money. */
      __('%1$s: assumed fee of %2$s%% and %3$s per order', 'tillview'),
      methods.get(entry.method) ?? entry.method,
      String(entry.percent),
      formatAmount(entry.fixed),
    );
  const { name, per, amount, from, until } = entry;
  const cost = sprintf(
    per === 'order'
      ? /* translators: 1: name of a cost. 2: an amount of money. */
        __('%1$s: %2$s per order', 'tillview')
      : /* translators: 1: name of a cost. 2: an amount of money. */
        __('%1$s: %2$s per month', 'tillview'),
    name,
    formatAmount(amount),
  );
  return until === undefined
    ? /* translators: 1: a cost. 2: a date. */
      sprintf(__('%1$s, from %2$s', 'tillview'), cost, formatDate(from))
    : sprintf(
        /* translators: 1: a cost. 2: the first day. 3: the last day. */
        __('%1$s, from %2$s until %3$s', 'tillview'),
        cost,
        formatDate(from),
        formatDate(until),
      );
}

/** Adds an entry to, or removes it from, those of the user or of all users. Resolves to the error, if there is one. */
function useSaveEntries({ shared }: Pick<ReturnType<typeof useProfitSettings>, 'shared'>) {
  const { changeUserPreference } = useUserPreferences();
  return async (
    isForAll: boolean,
    change: (entries: readonly SharedProfitEntry[]) => readonly SharedProfitEntry[],
  ): Promise<unknown> => {
    if (isForAll) {
      const update = await shared.save((stored) => change(readProfitEntries(stored)));
      return update.isSaved ? undefined : update.error;
    }
    const update = await changeUserPreference(userPreferences.profit, (stored) =>
      change(readProfitEntries(stored)),
    );
    return update.updatedUser ? undefined : update.error;
  };
}

type FormProps = {
  currency: Currency;
  methods: ReadonlyMap<string, string>;
  canShare: boolean;
  onAdd: (isForAll: boolean, entry: SharedProfitEntry) => Promise<unknown>;
};

type Kind = 'order' | 'month' | 'rate';

/** What is entered: texts, as they were typed. */
type Draft = Readonly<
  Record<'name' | 'method' | 'amount' | 'percent' | 'from' | 'until', string>
> & { readonly kind: Kind };

const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** The entry of a draft; it may be invalid. */
function toEntry({ kind, name, method, amount, percent, from, until }: Draft): unknown {
  if (kind === 'rate') return { kind, method, percent: toNumber(percent), fixed: toNumber(amount) };
  const end = until === '' ? {} : { until };
  return { kind: 'cost', name: name.trim(), per: kind, amount: toNumber(amount), from, ...end };
}

type FieldsProps = {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
};

/** A field with its label. */
function Field({
  label,
  type,
  value,
  onChange,
}: {
  label: string;
  type: 'text' | 'date';
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="tillview-settings__field">
      <label className="tillview-settings__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="tillview-settings__input"
        type={type}
        maxLength={80}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** A choice with its label. */
function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="tillview-settings__field">
      <label className="tillview-settings__label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="tillview-select"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

const isKind = (value: string): value is Kind => ['order', 'month', 'rate'].includes(value);

/** The fields of a cost, or of a rate. */
function EntryFields({
  draft,
  onChange,
  currency,
  methods,
}: FieldsProps & Pick<FormProps, 'currency' | 'methods'>) {
  const { kind, name, method, amount, percent, from, until } = draft;
  const { decimalSeparator, thousandSeparator, code } = currency.getCurrencyConfig();
  const separators = { decimalSeparator, thousandSeparator };
  const isRate = kind === 'rate';
  return (
    <>
      <Choice
        label={__('Kind', 'tillview')}
        value={kind}
        options={[
          ['order', __('Cost per order, such as postage', 'tillview')],
          ['month', __('Cost per month, such as advertising', 'tillview')],
          ['rate', __('Assumed fee of a payment method', 'tillview')],
        ]}
        onChange={(next) => isKind(next) && onChange({ kind: next })}
      />
      {isRate ? (
        <>
          <Choice
            label={__('Payment method', 'tillview')}
            value={method}
            options={[...methods]}
            onChange={(next) => onChange({ method: next })}
          />
          <NumberControl
            label={__('Percent of the order total', 'tillview')}
            value={percent}
            suffix="%"
            {...separators}
            onChange={(next) => onChange({ percent: next })}
          />
        </>
      ) : (
        <Field
          label={__('Name', 'tillview')}
          type="text"
          value={name}
          onChange={(next) => onChange({ name: next })}
        />
      )}
      <NumberControl
        label={isRate ? __('Fixed amount per order', 'tillview') : __('Amount', 'tillview')}
        value={amount}
        suffix={code}
        {...separators}
        onChange={(next) => onChange({ amount: next })}
      />
      {!isRate && (
        <>
          <Field
            label={__('First day', 'tillview')}
            type="date"
            value={from}
            onChange={(next) => onChange({ from: next })}
          />
          <Field
            label={__('Last day (optional)', 'tillview')}
            type="date"
            value={until}
            onChange={(next) => onChange({ until: next })}
          />
        </>
      )}
    </>
  );
}

/** The form of a cost or a rate. What was typed stays when a save fails. */
function EntryForm({ currency, methods, canShare, onAdd }: FormProps) {
  const [draft, setDraft] = useState<Draft>(() => ({
    kind: 'order',
    name: '',
    method: '',
    amount: '',
    percent: '',
    from: getStoreTimeZoneMoment().format('YYYY-MM-01'),
    until: '',
  }));
  const [isForAll, setIsForAll] = useState(false);
  const [message, setMessage] = useState('');
  const [isSaving, setIsSaving] = useState(false);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const [first = ''] = methods.keys();
    const entry = toEntry({ ...draft, method: draft.method || first });
    if (!isProfitEntry(entry)) {
      setMessage(
        __('Enter all fields: amounts from 0, and a last day after the first.', 'tillview'),
      );
      return;
    }
    setIsSaving(true);
    const error = await onAdd(isForAll, entry);
    setIsSaving(false);
    setMessage(
      error === undefined
        ? __('Saved.', 'tillview')
        : `${__('This was not saved.', 'tillview')} ${getErrorText(error)}`,
    );
    if (error === undefined) setDraft((before) => ({ ...before, name: '' }));
  };
  return (
    <form
      className="tillview-settings__form"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      aria-label={__('New cost or fee', 'tillview')}
    >
      <EntryFields
        draft={draft}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        currency={currency}
        methods={methods}
      />
      {canShare && (
        <ForAllUsers
          className="tillview-settings__choice"
          checked={isForAll}
          onChange={setIsForAll}
        />
      )}
      <div className="tillview-settings__actions">
        <Button type="submit" aria-disabled={isSaving || undefined}>
          {__('Add', 'tillview')}
        </Button>
        <span role="status">{message}</span>
      </div>
    </form>
  );
}

/** Costs that no order has, and assumed fees of payment methods, for Profit. */
export function CostsCard() {
  const profit = useProfitSettings();
  const { own, ofAll, shared, currency } = profit;
  const save = useSaveEntries(profit);
  const methods = useMethods();
  const [error, setError] = useState<unknown>();
  const entries = [
    ...own.map((entry) => ({ entry, isForAll: false })),
    ...ofAll.map((entry) => ({ entry, isForAll: true })),
  ];
  const remove = async (isForAll: boolean, entry: SharedProfitEntry) =>
    setError(await save(isForAll, (stored) => removeProfitEntry(stored, entry)));
  return (
    <Card
      title={__('Costs for Profit', 'tillview')}
      description={__(
        'What no order has: postage, advertising, rent. And fees of payment methods that your shop does not record, such as 0 for cash and bank transfer. Amounts that rest on such fees are marked as assumed.',
        'tillview',
      )}
    >
      <div className="tillview-settings__import">
        {entries.length > 0 && (
          <ul className="tillview-settings__digest">
            {entries.map(({ entry, isForAll }) => {
              const text = describeEntry(entry, currency, methods);
              return (
                <li key={`${isForAll} ${JSON.stringify(entry)}`}>
                  <span>
                    <bdi>{text}</bdi>{' '}
                    {isForAll && (
                      <span className="tillview-settings__state">
                        {__('For all users', 'tillview')}
                      </span>
                    )}
                  </span>
                  {(!isForAll || shared.canSave) && (
                    <Button
                      variant="link"
                      /* translators: %s: a cost or a fee. */
                      aria-label={sprintf(__('Remove %s', 'tillview'), text)}
                      onClick={() => void remove(isForAll, entry)}
                    >
                      {__('Remove', 'tillview')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {error !== undefined && (
          <p className="tillview-settings__sentence" role="alert">
            {__('This was not saved.', 'tillview')} {getErrorText(error)}
          </p>
        )}
        <EntryForm
          currency={currency}
          methods={methods}
          canShare={shared.canSave}
          onAdd={(isForAll, entry) => save(isForAll, (stored) => addProfitEntry(stored, entry))}
        />
      </div>
    </Card>
  );
}

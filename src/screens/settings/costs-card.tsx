import { Button, Card, NumberControl } from '@tillview/components';
import { CurrencyFactory } from '@tillview/currency';
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
import { useHost } from '../../host/host-context.ts';
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
          String(id),
          decodeEntities(name || title || String(id)),
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

const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** The form of a cost or a rate. What was typed stays when a save fails. */
function EntryForm({ currency, methods, canShare, onAdd }: FormProps) {
  const id = useId();
  const [kind, setKind] = useState<Kind>('order');
  const [name, setName] = useState('');
  const [method, setMethod] = useState('');
  const [amount, setAmount] = useState('');
  const [percent, setPercent] = useState('');
  const [from, setFrom] = useState(() => getStoreTimeZoneMoment().format('YYYY-MM-01'));
  const [until, setUntil] = useState('');
  const [isForAll, setIsForAll] = useState(false);
  const [message, setMessage] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const { decimalSeparator, thousandSeparator, code } = currency.getCurrencyConfig();
  const separators = { decimalSeparator, thousandSeparator };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const [shownMethod = ''] = methods.keys();
    const entry: unknown =
      kind === 'rate'
        ? {
            kind,
            method: method || shownMethod,
            percent: toNumber(percent),
            fixed: toNumber(amount),
          }
        : {
            kind: 'cost',
            name: name.trim(),
            per: kind,
            amount: toNumber(amount),
            from,
            ...(until === '' ? {} : { until }),
          };
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
    if (error === undefined) setName('');
  };
  return (
    <form
      className="tillview-settings__form"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      aria-label={__('New cost or fee', 'tillview')}
    >
      <div className="tillview-settings__field">
        <label className="tillview-settings__label" htmlFor={`${id}-kind`}>
          {__('Kind', 'tillview')}
        </label>
        <select
          id={`${id}-kind`}
          className="tillview-select"
          value={kind}
          onChange={({ target }) =>
            setKind(target.value === 'rate' ? 'rate' : target.value === 'month' ? 'month' : 'order')
          }
        >
          <option value="order">{__('Cost per order, such as postage', 'tillview')}</option>
          <option value="month">{__('Cost per month, such as advertising', 'tillview')}</option>
          <option value="rate">{__('Assumed fee of a payment method', 'tillview')}</option>
        </select>
      </div>
      {kind === 'rate' ? (
        <>
          <div className="tillview-settings__field">
            <label className="tillview-settings__label" htmlFor={`${id}-method`}>
              {__('Payment method', 'tillview')}
            </label>
            <select
              id={`${id}-method`}
              className="tillview-select"
              value={method}
              onChange={({ target }) => setMethod(target.value)}
            >
              {[...methods].map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <NumberControl
            label={__('Percent of the order total', 'tillview')}
            value={percent}
            suffix="%"
            {...separators}
            onChange={setPercent}
          />
        </>
      ) : (
        <div className="tillview-settings__field">
          <label className="tillview-settings__label" htmlFor={`${id}-name`}>
            {__('Name', 'tillview')}
          </label>
          <input
            id={`${id}-name`}
            type="text"
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
      )}
      <NumberControl
        label={
          kind === 'rate' ? __('Fixed amount per order', 'tillview') : __('Amount', 'tillview')
        }
        value={amount}
        suffix={code}
        {...separators}
        onChange={setAmount}
      />
      {kind !== 'rate' && (
        <>
          <div className="tillview-settings__field">
            <label className="tillview-settings__label" htmlFor={`${id}-from`}>
              {__('First day', 'tillview')}
            </label>
            <input
              id={`${id}-from`}
              type="date"
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
          </div>
          <div className="tillview-settings__field">
            <label className="tillview-settings__label" htmlFor={`${id}-until`}>
              {__('Last day (optional)', 'tillview')}
            </label>
            <input
              id={`${id}-until`}
              type="date"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          </div>
        </>
      )}
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
  const { own, ofAll, shared } = profit;
  const save = useSaveEntries(profit);
  const methods = useMethods();
  const { currency: config } = useHost();
  const currency = useMemo(() => CurrencyFactory(config), [config]);
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

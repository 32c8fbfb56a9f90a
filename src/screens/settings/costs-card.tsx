import { Button, Card } from '@tillview/components';
import type { CurrencyFactory } from '@tillview/currency';
import {
  decodeEntities,
  ensureStores,
  paymentGatewaysStore,
  useUserPreferences,
  type SharedProfitEntry,
} from '@tillview/data';
import { formatDate } from '@tillview/date';
import { useRegistry, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { isolateAmount } from '../../reporting/definition/isolate-amount.ts';
import { userPreferences } from '../../host/preferences.ts';
import {
  addProfitEntry,
  readProfitEntries,
  removeProfitEntry,
} from '../../reporting/profit/read-profit-settings.ts';
import { useProfitSettings } from '../../reporting/profit/use-profit-settings.ts';
import { useErrorText } from '../../shell/use-error-text.ts';
import { EntryForm } from './costs-form.tsx';

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
      isolateAmount(formatAmount(entry.fixed)),
    );
  const { name, per, amount, from, until } = entry;
  const cost = sprintf(
    per === 'order'
      ? /* translators: 1: name of a cost. 2: an amount of money. */
        __('%1$s: %2$s per order', 'tillview')
      : /* translators: 1: name of a cost. 2: an amount of money. */
        __('%1$s: %2$s per month', 'tillview'),
    name,
    isolateAmount(formatAmount(amount)),
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
    const update = await changeUserPreference(userPreferences.profit, readProfitEntries, change);
    return update.updatedUser ? undefined : update.error;
  };
}

/** Costs that no order has, and assumed fees of payment methods, for Profit. */
export function CostsCard() {
  const profit = useProfitSettings();
  const { own, ofAll, shared, currency } = profit;
  const save = useSaveEntries(profit);
  const methods = useMethods();
  const getErrorText = useErrorText();
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
          <p className="tillview-screen-page__sentence" role="alert">
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

import { Link } from '@tillview/components';
import type { CurrencySums } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { describeAdded } from './describe-currencies.ts';

type Props = { sums: CurrencySums; context: ReportContext };

/** The line that a sum has amounts of several currencies, with a link to each; nothing if all are in one, or converted. */
export function CurrencyNote({ sums, context }: Props) {
  const text = describeAdded(sums, context);
  if (text === '') return null;
  return (
    <p className="tillview-report__notice" role="note">
      {text}{' '}
      <Link href={context.screenHref('/analytics/sources', { filter: 'currency' })}>
        {__('Show by currency', 'tillview')}
      </Link>
    </p>
  );
}

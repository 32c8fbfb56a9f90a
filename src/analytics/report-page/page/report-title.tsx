import { Link, Placeholder, VisuallyHidden } from '@tillview/components';
import { getNewPath, getPersistedQuery, getQueryText } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { useUrl } from '../../../shell/use-url.ts';
import type { HeadingLabels } from './heading-labels.ts';

type Props = {
  /** The report's name. */
  title: string;
  /** The item that the report is narrowed to; undefined for the whole report. */
  heading: HeadingLabels | undefined;
};

/** The report's name. For a narrowed report: the item's name, below a link to the whole report with the same range. */
export function ReportTitle({ title, heading }: Props) {
  const { path, query } = useUrl();
  if (!heading) return <h1 className="tillview-report__title">{title}</h1>;
  const { param, labels } = heading;
  return (
    <div className="tillview-report__heading">
      <nav aria-label={__('Breadcrumb', 'tillview')} className="tillview-report__breadcrumb">
        <Link href={getNewPath({}, path, getPersistedQuery(query))}>{title}</Link>
        <span aria-hidden="true"> ›</span>
      </nav>
      <h1 className="tillview-report__title">
        {labels.status === 'ready' && labels.selected.map(({ label }) => label).join(', ')}
        {labels.status === 'loading' && (
          <>
            <VisuallyHidden>{__('Loading…', 'tillview')}</VisuallyHidden>
            <Placeholder width="8em" height="1em" />
          </>
        )}
        {labels.status === 'error' &&
          /* translators: %s: the id of an item whose name could not be loaded. */
          sprintf(__('#%s', 'tillview'), getQueryText(query, param) ?? '')}
      </h1>
    </div>
  );
}

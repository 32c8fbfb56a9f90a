import { Link, Placeholder, VisuallyHidden } from '@tillview/components';
import { getNewPath, getPersistedQuery, getKeysFromQuery } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { getAdminHref } from '../../host/admin-href.ts';
import { useHost } from '../../host/host-context.ts';
import { ScreenTitle } from '../../shell/parts/screen-header.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { AdminLink } from '../definition/cells.tsx';
import { getHeadingText, type HeadingLabels } from './heading-labels.ts';

type Props = {
  /** The report's name. */
  title: string;
  /** The item that the report is narrowed to; undefined for the whole report. */
  heading: HeadingLabels | undefined;
};

/** A link to the page of the admin that edits the item; nothing if there is no such page, or the user may not use it. */
function EditorLink({ heading }: { heading: HeadingLabels }) {
  const { query } = useUrl();
  const host = useHost();
  const { editor } = heading;
  const id = getKeysFromQuery(query, heading);
  const canEdit = editor && (!host.user || host.user.capabilities[editor.capability] === true);
  const href = canEdit && /^\d+$/.test(id) ? getAdminHref(host, editor.page, id) : undefined;
  return href === undefined ? null : <AdminLink href={href}>{editor?.label()}</AdminLink>;
}

/**
 * The report's name. For a narrowed report: the item's name, below a link to the whole report with the same range and a
 * link to the item's editor.
 */
export function ReportTitle({ title, heading }: Props) {
  const { path, query } = useUrl();
  if (!heading) return <ScreenTitle>{title}</ScreenTitle>;
  const { labels } = heading;
  return (
    <div className="tillview-report__heading">
      <div className="tillview-report__breadcrumb">
        <nav aria-label={__('Breadcrumb', 'tillview')}>
          <Link href={getNewPath({}, path, getPersistedQuery(query))}>{title}</Link>
          <span aria-hidden="true"> ›</span>
        </nav>
        <EditorLink heading={heading} />
      </div>
      <ScreenTitle>
        {labels.status === 'loading' ? (
          <>
            <VisuallyHidden>{__('Loading…', 'tillview')}</VisuallyHidden>
            <Placeholder width="8em" height="1em" />
          </>
        ) : (
          getHeadingText(heading, query)
        )}
      </ScreenTitle>
    </div>
  );
}

import { Link } from '@tillview/components';
import { getNewPath, getPersistedQuery } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';

/** Announces that the store will send the rows by email, with a link to its progress. */
export function EmailStarted() {
  return (
    <>
      {__(
        'The store is creating a file with all of its columns and will email it to you.',
        'tillview',
      )}{' '}
      <Link href={getNewPath(getPersistedQuery(), '/exports', {})}>
        {__('Exports', 'tillview')}
      </Link>
    </>
  );
}

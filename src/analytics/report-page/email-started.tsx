import { Link } from '@tillview/components';
import { getNewPath, getPersistedQuery } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';

/** Says that the store sends the rows by email, and where to see how far it is. */
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

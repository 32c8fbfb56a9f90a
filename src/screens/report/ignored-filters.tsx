import { __, sprintf } from '@wordpress/i18n';

/** Names the filters of the URL that the report cannot apply. */
export default function IgnoredFilters({ filters }: { filters: readonly string[] }) {
  return (
    <p className="tillview-report__notice" role="status">
      {sprintf(
        /* translators: %s: parts of the URL, separated by commas. */
        __(
          'Ignored, because this report has no such filter or because its value is incomplete: %s',
          'tillview',
        ),
        filters.join(', '),
      )}
    </p>
  );
}

import { Card } from '@tillview/components';
import { __ } from '@wordpress/i18n';

/** The message in a section that shows no blocks. */
export function NothingShown() {
  return (
    <Card>
      <p className="tillview-overview__empty">
        {__(
          'Nothing is selected here. Choose what to show in the menu of this section.',
          'tillview',
        )}
      </p>
    </Card>
  );
}

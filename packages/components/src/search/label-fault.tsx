import { __ } from '@wordpress/i18n';
import { Button } from '../button/index.ts';
import type { Labels } from './use-labels.ts';

/** Says that the names of what is chosen could not be loaded; the choice itself holds. */
export function LabelFault({ labels }: { labels: Labels }) {
  if (labels.status !== 'error') return null;
  return (
    <p className="tillview-search__fault" role="alert">
      {__('The names of the chosen items could not be loaded.', 'tillview')}{' '}
      <Button variant="link" onClick={labels.retry}>
        {__('Retry', 'tillview')}
      </Button>
    </p>
  );
}

import { Button } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { getAddText, type RemovedSection } from './section-menu.tsx';

type Props = {
  removed: readonly RemovedSection[];
  onAdd: (removed: RemovedSection) => void;
};

/** Buttons that add removed sections back, for a page without a section whose menu offers it. */
export function RemovedSections({ removed, onAdd }: Props) {
  return (
    <div
      className="tillview-overview__removed"
      role="group"
      aria-label={__('Removed sections', 'tillview')}
    >
      {removed.map((each) => (
        <Button
          key={each.section.key}
          data-removed-section={each.section.key}
          onClick={() => onAdd(each)}
        >
          {getAddText(each.title)}
        </Button>
      ))}
    </div>
  );
}

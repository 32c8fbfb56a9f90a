import { Button } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { getSectionTitle } from './overview-parts.tsx';
import { isSectionKey, type Section } from './overview-sections.ts';

type Props = {
  sections: readonly Section[];
  onAdd: (section: Section, title: string) => void;
};

/** The list of removed sections, with buttons that add them back. */
export function RemovedSections({ sections, onAdd }: Props) {
  const removed = sections.filter(({ key, isVisible }) => isSectionKey(key) && !isVisible);
  if (removed.length === 0) return null;
  return (
    <div
      className="tillview-overview__removed"
      role="group"
      aria-label={__('Removed sections', 'tillview')}
    >
      {removed.map((section) => {
        const title = getSectionTitle(section);
        return (
          <Button
            key={section.key}
            data-removed-section={section.key}
            onClick={() => onAdd(section, title)}
          >
            {sprintf(
              /* translators: %s: the title of a section, such as "Charts". */
              __('Add section “%s”', 'tillview'),
              title,
            )}
          </Button>
        );
      })}
    </div>
  );
}

import { useRef, type ReactNode } from 'react';
import { NothingShown } from './nothing-shown.tsx';
import { findPart, getSectionTitle, type OverviewPartProps } from './overview-parts.tsx';
import { OverviewSection } from './overview-section.tsx';
import { getShownSections, isSectionKey } from './overview-sections.ts';
import { RemovedSections } from './removed-sections.tsx';
import { useRequestedFocus, useSectionChanges } from './use-section-changes.ts';

type Props = Omit<OverviewPartProps, 'title'> & {
  /** What the range says as text, below the first section. */
  summary: ReactNode;
};

/** The sections of the page in the user's order, followed by the removed sections, which can be added back. */
export function SectionList({ summary, ...props }: Props) {
  const { sections } = props.saved.preferences;
  const root = useRef<HTMLDivElement>(null);
  const { message, focus, ...actions } = useSectionChanges(sections, props.saved.changeSections);
  useRequestedFocus(root, focus);
  const shown = getShownSections(sections);
  const removed = sections
    .filter(({ key, isVisible }) => isSectionKey(key) && !isVisible)
    .map((section) => ({ section, title: getSectionTitle(section) }));
  return (
    <div ref={root} className="tillview-overview__sections">
      <div className="tillview-visually-hidden" role="status">
        {message}
      </div>
      {shown.map((section, index) => {
        const part = findPart(section);
        if (!part) return null;
        const { place, load: Content, controls: Controls } = part;
        const title = getSectionTitle(section);
        const own = { ...props, title };
        const isFilled = part.isShown?.(own) !== false;
        return (
          <OverviewSection
            key={place}
            section={section}
            sectionKey={place}
            title={title}
            isTitleShown={section.title !== undefined || part.hasTitle === true}
            hasControlsInside={part.hasControlsInside === true}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            controls={Controls && isFilled && <Controls {...own} />}
            onToggleBlock={(block, isShown) => actions.toggleBlock(section, block, isShown)}
            onRename={(next) => actions.rename(section, next)}
            onMove={(step) => actions.move(section, title, step)}
            onRemove={() => actions.remove(section, title)}
            removed={removed}
            onAdd={actions.add}
          >
            {isFilled ? <Content {...own} /> : <NothingShown />}
            {index === 0 && summary}
          </OverviewSection>
        );
      })}
      {shown.length === 0 && <RemovedSections removed={removed} onAdd={actions.add} />}
    </div>
  );
}

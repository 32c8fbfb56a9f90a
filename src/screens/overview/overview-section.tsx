import { Section as HeadingSection, SectionHeader } from '@tillview/components';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Section, SectionKey } from './overview-sections.ts';
import { RenameForm } from './rename-form.tsx';
import { SectionMenu, type SectionActions } from './section-menu.tsx';

type Props = Omit<SectionActions, 'onRename'> & {
  section: Section;
  sectionKey: SectionKey;
  title: string;
  /** Whether the title is visible; otherwise, the content says what it is. */
  isTitleShown: boolean;
  /** Whether its controls have space in the corner of its content. */
  hasControlsInside: boolean;
  isFirst: boolean;
  isLast: boolean;
  onRename: (title: string) => void;
  /** Controls after the heading. */
  controls?: ReactNode;
  children: ReactNode;
};

/** A section of the Overview: its heading, its controls and its menu, and its content. */
export function OverviewSection({
  title,
  isTitleShown,
  hasControlsInside,
  onRename,
  controls,
  children,
  ...menu
}: Props) {
  const ref = useRef<HTMLElement>(null);
  const headingId = useId();
  const [isRenaming, setRenaming] = useState(false);
  const wasRenaming = useRef(false);
  // A menu alone, and controls for which the content has space, need no line of their own.
  const isInside = !isTitleShown && (!controls || hasControlsInside) && !isRenaming;
  useEffect(() => {
    // The field that had the focus was removed.
    if (wasRenaming.current && !isRenaming)
      ref.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  return (
    <section
      ref={ref}
      className={`tillview-overview__section${isInside ? ' has-header-inside' : ''}`}
      data-section={menu.section.key}
      {...(isRenaming ? { 'aria-label': title } : { 'aria-labelledby': headingId })}
    >
      {isRenaming ? (
        <RenameForm
          title={title}
          onSave={(next) => {
            onRename(next);
            setRenaming(false);
          }}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <SectionHeader
          className={isTitleShown ? '' : 'is-untitled'}
          title={<span id={headingId}>{title}</span>}
          menu={<SectionMenu {...menu} title={title} onRename={() => setRenaming(true)} />}
        >
          {controls}
        </SectionHeader>
      )}
      <HeadingSection component={false}>{children}</HeadingSection>
    </section>
  );
}

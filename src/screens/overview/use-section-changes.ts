import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState, type RefObject } from 'react';
import {
  addSection,
  getShownSections,
  changeSection,
  moveSection,
  setBlockShown,
  type Section,
  type SectionsChange,
} from './overview-sections.ts';
import type { RemovedSection } from './section-menu.tsx';

/** The element to focus; a new `count` focuses it again. */
type FocusRequest = { selector: string; count: number };

/** Selects the menu button of a section. */
const menuOf = ({ key }: Section) => `[data-section="${key}"] [aria-haspopup="menu"]`;
/** Selects where a removed section can be added back: the menu of the first section, or its button. */
const ADD = '[data-section] [aria-haspopup="menu"], [data-removed-section]';

/** Moves the focus as requested: the previously focused element is lost when a section is moved or removed. */
export function useRequestedFocus(root: RefObject<HTMLElement | null>, focus: FocusRequest): void {
  useEffect(() => {
    if (focus.count > 0) root.current?.querySelector<HTMLElement>(focus.selector)?.focus();
  }, [root, focus]);
}

/**
 * The actions on the sections of the page, the messages that announce them, and the element that gets the focus
 * afterwards.
 */
export function useSectionChanges(
  sections: readonly Section[],
  change: (change: SectionsChange) => void,
) {
  const [message, setMessage] = useState('');
  const [focus, setFocus] = useState<FocusRequest>({ selector: '', count: 0 });

  const apply = (next: SectionsChange, text: string, selector: string) => {
    change(next);
    setMessage(text);
    setFocus({ selector, count: focus.count + 1 });
  };
  return {
    message,
    focus,
    toggleBlock: (section: Section, block: string, isShown: boolean) =>
      change(changeSection(section.key, (stored) => setBlockShown(stored, block, isShown))),
    rename(section: Section, title: string) {
      change(
        changeSection(section.key, ({ title: _title, ...rest }) =>
          title === '' ? rest : { ...rest, title },
        ),
      );
    },
    move(section: Section, title: string, step: 1 | -1) {
      const next = moveSection(sections, section.key, step);
      const shown = getShownSections(next(sections));
      const text = sprintf(
        /* translators: 1: the title of a section; 2: its position on the page; 3: how many there are. */
        __('%1$s moved to position %2$d of %3$d.', 'tillview'),
        title,
        shown.indexOf(section) + 1,
        shown.length,
      );
      apply(next, text, menuOf(section));
    },
    remove(section: Section, title: string) {
      /* translators: %s: the title of a section. */
      const text = sprintf(__('%s removed.', 'tillview'), title);
      apply(
        changeSection(section.key, (stored) => ({ ...stored, isVisible: false })),
        text,
        ADD,
      );
    },
    add({ section, title }: RemovedSection) {
      /* translators: %s: the title of a section. */
      const text = sprintf(__('%s added.', 'tillview'), title);
      apply(addSection(section.key), text, menuOf(section));
    },
  };
}

import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState, type RefObject } from 'react';
import {
  addSection,
  getShownSections,
  moveSection,
  replaceSection,
  setBlockShown,
  type Section,
} from './overview-sections.ts';

type Change = (change: { sections: readonly Section[] }) => void;

/** What takes the focus; another `count` asks for it again. */
type FocusRequest = { selector: string; count: number };

/** The menu of a section. */
const menuOf = ({ key }: Section) => `[data-section="${key}"] [aria-haspopup="menu"]`;
/** The button that adds a section back. */
const buttonOf = ({ key }: Section) => `[data-removed-section="${key}"]`;

/** Moves the focus as requested: a section that was moved has lost it, one that was removed is gone with it. */
export function useRequestedFocus(root: RefObject<HTMLElement | null>, focus: FocusRequest): void {
  useEffect(() => {
    if (focus.count > 0) root.current?.querySelector<HTMLElement>(focus.selector)?.focus();
  }, [root, focus]);
}

/** What can be done with the sections of the page, what is announced of it, and where the focus goes then. */
export function useSectionChanges(sections: readonly Section[], change: Change) {
  const [message, setMessage] = useState('');
  const [focus, setFocus] = useState<FocusRequest>({ selector: '', count: 0 });

  const apply = (next: readonly Section[], text: string, selector: string) => {
    change({ sections: next });
    setMessage(text);
    setFocus({ selector, count: focus.count + 1 });
  };
  return {
    message,
    focus,
    toggleBlock: (section: Section, block: string, isShown: boolean) =>
      change({ sections: replaceSection(sections, setBlockShown(section, block, isShown)) }),
    rename(section: Section, title: string) {
      const { title: _title, ...rest } = section;
      change({ sections: replaceSection(sections, title === '' ? rest : { ...rest, title }) });
    },
    move(section: Section, title: string, step: 1 | -1) {
      const next = moveSection(sections, section.key, step);
      const shown = getShownSections(next);
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
      apply(replaceSection(sections, { ...section, isVisible: false }), text, buttonOf(section));
    },
    add(section: Section, title: string) {
      /* translators: %s: the title of a section. */
      const text = sprintf(__('%s added.', 'tillview'), title);
      apply(addSection(sections, section.key), text, menuOf(section));
    },
  };
}

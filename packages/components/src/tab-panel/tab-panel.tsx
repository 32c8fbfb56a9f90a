import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { getKeyTarget } from '../focus/get-key-target.ts';
import './tab-panel.css';

/** A tab: its value, and its text. */
export type Tab<Name extends string> = { name: Name; title: string };

export type TabPanelProps<Name extends string> = {
  /** The tabs, in the order of the list. */
  tabs: readonly Tab<Name>[];
  /** The selected tab. */
  selected: Name;
  /** The accessible name of the list of tabs. */
  label: string;
  /** Called with the tab that is clicked or reached with a key. */
  onSelect: (name: Name) => void;
  /** The content of the selected tab. */
  children: ReactNode;
};

/**
 * Tabs, and the content of the selected one. Tab reaches only the selected tab; the arrow keys, Home and End move the
 * focus and select.
 */
export function TabPanel<Name extends string>({
  tabs,
  selected,
  label,
  onSelect,
  children,
}: TabPanelProps<Name>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const list = event.currentTarget.parentElement;
    const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    const target = list && getKeyTarget(event.key, index, tabs.length, list);
    const tab = tabs[target ?? -1];
    if (isVertical || !tab) return;
    event.preventDefault();
    list?.querySelectorAll('button')[target ?? index]?.focus();
    onSelect(tab.name);
  };
  return (
    <div className="tillview-tab-panel">
      <div className="tillview-tab-panel__tabs" role="tablist" aria-label={label}>
        {tabs.map(({ name, title }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className="tillview-tab-panel__tab"
            aria-selected={name === selected}
            aria-controls={name === selected ? `${id}-panel` : undefined}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}

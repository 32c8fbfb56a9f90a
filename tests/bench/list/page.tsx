import { SearchListControl, type SearchListItem } from '@tillview/components';
import '../../../packages/components/src/style.css';
import { ComboboxControl } from '@wordpress/components';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

const COUNT = 10_000;
const DEPTH = 5;

const WORDS = ['Wool', 'Enamel', 'Canvas', 'Linen', 'Oak', 'Glass', 'Paper', 'Silk'];

/**
 * 10,000 names that share words, as product names do, in a tree of five levels: each item is a child of the previous
 * one.
 */
const items: SearchListItem[] = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  name: `${WORDS[index % WORDS.length]} item ${index + 1}`,
  parent: index % DEPTH === 0 ? 0 : index,
  count: index % 17,
}));
const options = items.map(({ id, name }) => ({ value: String(id), label: name }));

function Ours({ isHierarchical }: { isHierarchical: boolean }) {
  const [selected, setSelected] = useState<readonly SearchListItem[]>(items.slice(0, 3));
  return (
    <SearchListControl
      list={items}
      selected={selected}
      onChange={setSelected}
      isHierarchical={isHierarchical}
    />
  );
}

function Theirs() {
  const [value, setValue] = useState<string | null | undefined>(null);
  return <ComboboxControl label="Items" value={value} onChange={setValue} options={options} />;
}

const VIEWS = {
  'Tillview, flat': () => <Ours isHierarchical={false} />,
  'Tillview, trees': () => <Ours isHierarchical />,
  ComboboxControl: () => <Theirs />,
};

let root: Root | undefined;

const bench = {
  mount(name: keyof typeof VIEWS): void {
    root?.unmount();
    root = createRoot(document.querySelector('#root') ?? document.body);
    flushSync(() => root?.render(VIEWS[name]()));
  },
};
Object.assign(globalThis, { bench });

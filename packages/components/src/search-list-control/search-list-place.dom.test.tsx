import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SearchListControl } from './search-list-control.tsx';
import type { SearchListItem } from './types.ts';

const LIST: SearchListItem[] = [
  { id: 1, name: 'Kitchen' },
  { id: 2, name: 'Mugs', parent: 1 },
];

function Chooser() {
  const [selected, setSelected] = useState<SearchListItem[]>(LIST);
  return <SearchListControl list={LIST} selected={selected} onChange={setSelected} />;
}

const field = () => screen.getByRole('searchbox', { name: 'Search for items' });

describe('the focus in a search list', () => {
  it.each(['Remove Kitchen', 'Clear all selected items'])(
    'stays in it when %s goes with what it gave up',
    async (name) => {
      render(<Chooser />);
      await userEvent.setup().click(screen.getByRole('button', { name }));
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      expect(field()).toHaveFocus();
    },
  );
});

describe('an item that came twice', () => {
  it.each([false, true])('stands in the list once (with levels: %s)', (isHierarchical) => {
    render(
      <SearchListControl
        list={[...LIST, ...LIST]}
        selected={[]}
        onChange={() => undefined}
        isHierarchical={isHierarchical}
      />,
    );
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });
});

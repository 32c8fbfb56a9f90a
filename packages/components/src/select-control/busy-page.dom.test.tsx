import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SelectControl } from './select-control.tsx';
import type { SelectOption } from './types.ts';

const FRUIT: SelectOption[] = [
  { key: 'apple', label: 'Apple' },
  { key: 'apricot', label: 'Apricot' },
];

const box = () => screen.getByRole('combobox', { name: 'Fruit' });

function renderFruit() {
  const onChange = vi.fn<(selected: SelectOption[]) => void>();
  render(
    <SelectControl
      label="Fruit"
      options={FRUIT}
      selected={[]}
      multiple
      showAllOnFocus
      onChange={onChange}
    />,
  );
  return onChange;
}

// Disables `act`, so that pending updates stay pending as in a browser, instead of being flushed after each event.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

it('selects once when an option is clicked before the hover is rendered', async () => {
  const onChange = renderFruit();
  box().focus();
  const apricot = await screen.findByRole('option', { name: 'Apricot' });
  apricot.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  apricot.click();
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  expect(onChange).toHaveBeenCalledExactlyOnceWith([FRUIT[1]], '');
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Popover } from '../popover/popover.tsx';
import { SelectControl } from './select-control.tsx';
import type { SearchOptions, SelectOption } from './types.ts';

const FRUIT: SelectOption[] = [
  { key: 'apple', label: 'Apple' },
  { key: 'apricot', label: 'Apricot' },
];

const box = () => screen.getByRole('combobox', { name: 'Fruit' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => vi.useRealTimers());

describe('the highlighted option', () => {
  const CHERRY: SelectOption = { key: 'cherry', label: 'Cherry' };
  const fruit = (options: SelectOption[], onChange: (selected: SelectOption[]) => void) => (
    <SelectControl
      label="Fruit"
      options={options}
      selected={[]}
      multiple
      showAllOnFocus
      onChange={onChange}
    />
  );
  const highlighted = () => screen.queryByRole('option', { selected: true });
  const renderHighlighted = async () => {
    const onChange = vi.fn<(selected: SelectOption[]) => void>();
    const { rerender } = render(fruit(FRUIT, onChange));
    const user = userEvent.setup();
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(highlighted()).toHaveTextContent('Apricot');
    return {
      onChange,
      user,
      offer: (options: SelectOption[]) => rerender(fruit(options, onChange)),
    };
  };

  it('stays highlighted when the order of the options changes', async () => {
    const { onChange, user, offer } = await renderHighlighted();
    offer([CHERRY, ...FRUIT]);
    expect(highlighted()).toHaveTextContent('Apricot');
    expect(box()).toHaveAttribute('aria-activedescendant', highlighted()?.id);
    await user.keyboard('{Enter}');
    expect(onChange.mock.lastCall?.[0]).toMatchObject([{ key: 'apricot' }]);
  });

  it('is cleared when the new options do not contain it', async () => {
    const { onChange, user, offer } = await renderHighlighted();
    offer([...FRUIT.slice(0, 1), CHERRY]);
    expect(highlighted()).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
  });
});

it('keeps the selection when Backspace is held down to clear the typed text', async () => {
  const onChange = vi.fn();
  render(
    <SelectControl
      label="Fruit"
      options={[]}
      selected={FRUIT}
      multiple
      isSearchable
      onChange={onChange}
    />,
  );
  const user = userEvent.setup();
  await user.type(box(), 'b{Backspace}');
  expect(box()).toHaveValue('');
  fireEvent.keyDown(box(), { key: 'Backspace', repeat: true });
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{Backspace}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(FRUIT.slice(0, 1), '');
});

describe('a retry after a failure', () => {
  const failOnce = () =>
    vi.fn<SearchOptions>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(FRUIT);
  const renderSearch = (onSearch: SearchOptions, searchDebounceTime = 0) =>
    render(
      <SelectControl
        label="Fruit"
        options={[]}
        selected={[]}
        multiple
        isSearchable
        hideBeforeSearch
        onSearch={onSearch}
        searchDebounceTime={searchDebounceTime}
      />,
    );

  it('is not debounced, but later typing is (R9.1)', async () => {
    vi.useFakeTimers();
    const onSearch = failOnce();
    renderSearch(onSearch, 500);
    act(() => box().focus());
    fireEvent.change(box(), { target: { value: 'a' } });
    await pass(500);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(onSearch).toHaveBeenCalledTimes(2);
    fireEvent.change(box(), { target: { value: 'ap' } });
    await pass(499);
    expect(onSearch).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(onSearch).toHaveBeenLastCalledWith([], 'ap');
  });

  it('by keyboard moves the focus back to the field', async () => {
    renderSearch(failOnce());
    const user = userEvent.setup();
    await user.type(box(), 'a');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await user.tab();
    expect(retry).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'Apple' })).toBeVisible();
    expect(box()).toHaveFocus();
  });
});

describe('Enter', () => {
  it.each([
    ['Apple', ['apple']],
    ['apple', ['apple']],
    // The only one that is left.
    ['apr', ['apricot']],
    ['ap', []],
    ['pear', []],
  ])('selects the option that %j names, also before its results: %j', async (text, keys) => {
    vi.useFakeTimers();
    const onChange = vi.fn<(selected: SelectOption[]) => void>();
    const onSearch: SearchOptions = async (_, query) =>
      FRUIT.filter(({ key }) => String(key).startsWith(query.toLowerCase()));
    render(
      <SelectControl
        label="Fruit"
        options={[]}
        selected={[]}
        multiple
        isSearchable
        hideBeforeSearch
        onSearch={onSearch}
        searchDebounceTime={500}
        onChange={onChange}
      />,
    );
    const chosen = () => onChange.mock.calls.map(([selected]) => selected[0]?.key);
    act(() => box().focus());
    const type = () => fireEvent.change(box(), { target: { value: text } });
    const enter = () => fireEvent.keyDown(box(), { key: 'Enter' });
    type();
    enter();
    expect(chosen()).toEqual([]);
    await pass(500);
    expect(chosen()).toEqual(keys);
    onChange.mockClear();
    fireEvent.change(box(), { target: { value: '' } });
    type();
    await pass(500);
    enter();
    expect(chosen()).toEqual(keys);
  });
});

describe('an IME composition', () => {
  it.each(['Enter', 'Tab', 'Escape', 'ArrowLeft', 'ArrowDown', 'Home'])(
    'is not interrupted by %s',
    async (key) => {
      const onChange = vi.fn();
      const onClose = vi.fn();
      render(
        <Popover anchor={document.body} onClose={onClose} focusOnMount={false}>
          <SelectControl
            label="Fruit"
            options={FRUIT}
            selected={[]}
            multiple
            isSearchable
            onChange={onChange}
          />
        </Popover>,
      );
      await userEvent.setup().type(box(), 'ap{ArrowDown}');
      fireEvent.keyDown(box(), { key, isComposing: true });
      expect(onChange).not.toHaveBeenCalled();
      expect(onClose).not.toHaveBeenCalled();
      expect(box()).toHaveValue('ap');
      expect(box()).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByRole('option', { name: 'Apple', selected: true })).toBeVisible();
    },
  );
});

describe('typing over a single selected option', () => {
  function Chooser() {
    const [selected, setSelected] = useState('apple');
    return (
      <SelectControl
        label="Fruit"
        options={FRUIT}
        selected={selected}
        onChange={setSelected}
        excludeSelectedOptions={false}
        isSearchable
      />
    );
  }
  const search = async (start: (user: UserEvent) => Promise<void>) => {
    render(<Chooser />);
    const user = userEvent.setup();
    await start(user);
    await user.keyboard('apr');
    expect(box()).toHaveValue('apr');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Apricot',
    ]);
  };

  it.each(['{Delete}', '{Backspace}'])(
    'clears the selection when its name is deleted with %s',
    async (key) => {
      const onChange = vi.fn();
      render(
        <SelectControl
          label="Fruit"
          options={FRUIT}
          selected="apple"
          onChange={onChange}
          isSearchable
        />,
      );
      const user = userEvent.setup();
      await user.tab();
      await user.keyboard(key);
      expect(onChange).toHaveBeenCalledExactlyOnceWith('', '');
    },
  );

  it('replaces the option at any position of the caret', () =>
    search(async (user) => {
      await user.click(box());
      screen.getByRole<HTMLInputElement>('combobox').setSelectionRange(2, 2);
    }));
});

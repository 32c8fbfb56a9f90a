import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Popover } from '../popover/popover.tsx';
import { SelectControl } from './select-control.tsx';
import * as stories from './select-control.stories.tsx';
import type { SearchOptions, SelectOption } from './types.ts';

const FRUIT: SelectOption[] = [
  { key: 'apple', label: 'Apple' },
  { key: 'apricot', label: 'Apricot' },
];

const { Multiple, Single, SomeOfMany } = composeStories(stories);

const box = () => screen.getByRole('combobox', { name: 'Fruit' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => vi.useRealTimers());

describe('the highlighted option', () => {
  const CHERRY: SelectOption = { key: 'cherry', label: 'Cherry' };
  const fruit = (options: SelectOption[], onChoose: () => void) => (
    <Multiple options={options} initial={[]} showAllOnFocus onChoose={onChoose} />
  );
  const highlighted = () => screen.queryByRole('option', { selected: true });
  const renderHighlighted = async () => {
    const onChoose = vi.fn();
    const { rerender } = render(fruit(FRUIT, onChoose));
    const user = userEvent.setup();
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(highlighted()).toHaveTextContent('Apricot');
    return {
      onChoose,
      user,
      offer: (options: SelectOption[]) => rerender(fruit(options, onChoose)),
    };
  };

  it('stays highlighted when the order of the options changes', async () => {
    const { onChoose, user, offer } = await renderHighlighted();
    offer([CHERRY, ...FRUIT]);
    expect(highlighted()).toHaveTextContent('Apricot');
    expect(box()).toHaveAttribute('aria-activedescendant', highlighted()?.id);
    await user.keyboard('{Enter}');
    expect(onChoose.mock.lastCall?.[0]).toMatchObject([{ key: 'apricot' }]);
  });

  it('is cleared when the new options do not contain it', async () => {
    const { onChoose, user, offer } = await renderHighlighted();
    offer([...FRUIT.slice(0, 1), CHERRY]);
    expect(highlighted()).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
  });
});

it('keeps the selection when Backspace is held down to clear the typed text', async () => {
  const onChoose = vi.fn();
  render(<Multiple options={[]} initial={FRUIT} onChoose={onChoose} />);
  const user = userEvent.setup();
  await user.type(box(), 'b{Backspace}');
  expect(box()).toHaveValue('');
  fireEvent.keyDown(box(), { key: 'Backspace', repeat: true });
  expect(onChoose).not.toHaveBeenCalled();
  await user.keyboard('{Backspace}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(FRUIT.slice(0, 1), '');
});

describe('a retry after a failure', () => {
  const failOnce = () =>
    vi.fn<SearchOptions>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(FRUIT);

  it('is not debounced, but later typing is (R9.1)', async () => {
    vi.useFakeTimers();
    const onSearch = failOnce();
    render(<SomeOfMany onSearch={onSearch} searchDebounceTime={500} />);
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
    render(<SomeOfMany onSearch={failOnce()} />);
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
      const onChoose = vi.fn();
      const onClose = vi.fn();
      render(
        <Popover anchor={document.body} onClose={onClose} focusOnMount={false}>
          <Multiple options={FRUIT} initial={[]} onChoose={onChoose} />
        </Popover>,
      );
      await userEvent.setup().type(box(), 'ap{ArrowDown}');
      fireEvent.keyDown(box(), { key, isComposing: true });
      expect(onChoose).not.toHaveBeenCalled();
      expect(onClose).not.toHaveBeenCalled();
      expect(box()).toHaveValue('ap');
      expect(box()).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByRole('option', { name: 'Apple', selected: true })).toBeVisible();
    },
  );
});

describe('typing over a single selected option', () => {
  const renderApple = (onChoose?: () => void) => {
    render(<Single options={FRUIT} initial={FRUIT.slice(0, 1)} {...(onChoose && { onChoose })} />);
    return userEvent.setup();
  };

  it.each(['{Delete}', '{Backspace}'])(
    'clears the selection when its name is deleted with %s',
    async (key) => {
      const onChoose = vi.fn();
      const user = renderApple(onChoose);
      await user.tab();
      await user.keyboard(key);
      expect(onChoose).toHaveBeenCalledExactlyOnceWith([], '');
    },
  );

  it('replaces the option at any position of the caret', async () => {
    const user = renderApple();
    await user.click(box());
    screen.getByRole<HTMLInputElement>('combobox').setSelectionRange(2, 2);
    await user.keyboard('apr');
    expect(box()).toHaveValue('apr');
    expect(screen.getByRole('option')).toHaveTextContent('Apricot');
  });
});

describe('updates that are pending, as in a browser', () => {
  // Otherwise `act` flushes them after each event.
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
  afterEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });

  it('do not select twice when an option is clicked before the hover is rendered', async () => {
    const onChoose = vi.fn();
    render(<Multiple options={FRUIT} initial={[]} showAllOnFocus onChoose={onChoose} />);
    box().focus();
    const apricot = await screen.findByRole('option', { name: 'Apricot' });
    apricot.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
    apricot.click();
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    expect(onChoose).toHaveBeenCalledExactlyOnceWith([FRUIT[1]], '');
  });
});

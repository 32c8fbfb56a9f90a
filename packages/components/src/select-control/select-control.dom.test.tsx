import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Popover } from '../popover/popover.tsx';
import { FRUIT } from '../testing/select-fixtures.tsx';
import { SelectControl } from './select-control.tsx';
import * as stories from './select-control.stories.tsx';
import type { SelectOption } from './types.ts';

const all = composeStories(stories);
const { Single, Multiple, InlineTags, NotSearchable, AllOnFocus, AfterTyping, AtMostTwo } = all;

const box = () => screen.getByRole('combobox', { name: 'Fruit' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const highlighted = () => screen.queryByRole('option', { selected: true })?.textContent;

afterEach(() => vi.useRealTimers());

describe('the listed options', () => {
  it('match by label and keywords, ignoring case and leading or trailing spaces (R3.11)', async () => {
    render(<Multiple initial={[]} />);
    const user = userEvent.setup();
    await user.type(box(), ' POME');
    expect(offered()).toEqual(['Apple']);
    await user.clear(box());
    await user.type(box(), 'date palm');
    expect(offered()).toEqual(['Date']);
  });

  it('match the typed text literally, not as a pattern', async () => {
    render(<Multiple initial={[]} />);
    await userEvent.setup().type(box(), '.*');
    expect(offered()).toEqual([]);
    expect(screen.getByText('No results for “.*”.')).toBeVisible();
  });

  it('omit selected options by default', async () => {
    const { rerender } = render(<Multiple />);
    const user = userEvent.setup();
    await user.click(box());
    expect(offered()).toEqual(['Cherry', 'Date', 'Elderberry']);
    rerender(<Multiple excludeSelectedOptions={false} />);
    expect(offered()).toHaveLength(FRUIT.length);
  });

  it('are empty before text is typed with hideBeforeSearch', async () => {
    render(<AfterTyping />);
    const user = userEvent.setup();
    await user.click(box());
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('an');
    expect(offered()).toEqual(['Banana']);
  });

  it('open on focus with showAllOnFocus, and are limited by maxResults', async () => {
    const { unmount } = render(<AllOnFocus />);
    const user = userEvent.setup();
    await user.tab();
    expect(offered()).toHaveLength(FRUIT.length);
    unmount();
    render(<AtMostTwo />);
    await user.click(box());
    expect(offered()).toEqual(['Apple', 'Banana']);
  });

  it('use getSearchExpression, and onFilter last', async () => {
    render(
      <Multiple
        initial={[]}
        getSearchExpression={(text) => `^${text}`}
        onFilter={(options) => options.filter(({ key }) => key !== 'apple')}
      />,
    );
    const user = userEvent.setup();
    await user.type(box(), 'e');
    expect(offered()).toEqual(['Elderberry']);
    await user.clear(box());
    await user.type(box(), 'a');
    expect(offered()).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('opens with Down, wraps at both ends and skips disabled options (R3.11)', async () => {
    render(<NotSearchable />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(highlighted()).toBe('Apple');
    await user.keyboard('{ArrowUp}');
    expect(highlighted()).toBe('Elderberry');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(highlighted()).toBe('Date');
    expect(box()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByText('Date').closest('li')?.id,
    );
  });

  it('highlights no option automatically, so that Enter alone selects nothing', async () => {
    const onChoose = vi.fn();
    render(<Multiple initial={[]} onChoose={onChoose} />);
    const user = userEvent.setup();
    await user.type(box(), 'a{Enter}');
    expect(highlighted()).toBeUndefined();
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith([FRUIT[0]], 'a');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('selects with Tab and closes the list', async () => {
    const onChoose = vi.fn();
    render(<Multiple initial={[]} onChoose={onChoose} />);
    const user = userEvent.setup();
    await user.type(box(), 'ban{ArrowDown}');
    await user.tab();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith([FRUIT[1]], 'ban');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the list with Escape and clears the text, but leaves the surrounding popover open', async () => {
    const onClose = vi.fn();
    render(
      <Popover anchor={document.body} onClose={onClose} focusOnMount={false}>
        <Multiple initial={[]} />
      </Popover>,
    );
    const user = userEvent.setup();
    await user.type(box(), 'an');
    await user.keyboard('{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('removes the last selected option with Backspace only in an empty field', async () => {
    const onChoose = vi.fn();
    render(<InlineTags onChoose={onChoose} />);
    const user = userEvent.setup();
    await user.type(box(), 'x{Backspace}');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith([FRUIT[0]], '');
  });

  it('closes the list and clears the text when the focus leaves', async () => {
    render(<Multiple initial={[]} />);
    const user = userEvent.setup();
    await user.type(box(), 'an');
    await user.click(document.body);
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('');
  });
});

describe('the selection', () => {
  it('is extended by a click, and the field keeps the focus', async () => {
    render(<Multiple />);
    const user = userEvent.setup();
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Elderberry' }));
    expect(screen.getByText('Elderberry (3 of 3)')).toBeInTheDocument();
    expect(box()).toHaveFocus();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('cannot include a disabled option', async () => {
    const onChoose = vi.fn();
    render(<Multiple onChoose={onChoose} />);
    const user = userEvent.setup();
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Cherry' }));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('has tags that contain their position and can be removed one by one or all together', async () => {
    const onChoose = vi.fn();
    render(<Multiple onChoose={onChoose} />);
    const user = userEvent.setup();
    expect(screen.getByText('Apple (1 of 2)')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Apple' }));
    expect(onChoose).toHaveBeenLastCalledWith([FRUIT[1]], '');
    expect(box()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(onChoose).toHaveBeenLastCalledWith([], '');
    expect(screen.queryByRole('list', { name: 'Selected items' })).not.toBeInTheDocument();
  });

  it('is shown in the field when only one option can be selected, and is replaced by typing', async () => {
    const onChoose = vi.fn();
    render(<Single onChoose={onChoose} />);
    const user = userEvent.setup();
    expect(box()).toHaveValue('Banana');
    await user.tab();
    await user.keyboard('eld');
    expect(box()).toHaveValue('eld');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith([FRUIT[4]], 'eld');
    expect(box()).toHaveValue('Elderberry');
  });

  it('is reported as a key when it is given as a key', async () => {
    const onChange = vi.fn();
    render(<SelectControl label="Fruit" options={FRUIT} selected="banana" onChange={onChange} />);
    const user = userEvent.setup();
    expect(box()).toHaveValue('Banana');
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Apple' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('apple', '');
    await user.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith('', '');
  });

  it('cannot be changed while disabled', async () => {
    render(<all.Disabled />);
    expect(box()).toBeDisabled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the status for screen readers', () => {
  const type = (text: string) => {
    vi.useFakeTimers();
    render(<Multiple initial={[]} />);
    act(() => box().focus());
    fireEvent.change(box(), { target: { value: text } });
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const status = () => screen.getByRole('status').textContent;

  it('appears after 200 ms and is cleared after 500 ms (R9.78, R9.79)', async () => {
    type('e');
    await pass(199);
    expect(status()).toBe('');
    await pass(1);
    expect(status()).not.toBe('');
    await pass(499);
    expect(status()).not.toBe('');
    await pass(1);
    expect(status()).toBe('');
  });

  it('does not appear once the list is closed', async () => {
    type('e');
    await pass(199);
    fireEvent.keyDown(box(), { key: 'Escape' });
    await pass(1000);
    expect(status()).toBe('');
  });

  it.each([
    [
      'e',
      '4 results are available, use up and down arrow keys to navigate. Press Enter key to select.',
    ],
    [
      'banana',
      '1 result is available, use up and down arrow keys to navigate. Press Enter key to select.',
    ],
    ['zzz', 'No results are available.'],
  ])('for %s: %s (R9.80, R9.81)', async (text, message) => {
    type(text);
    await pass(200);
    expect(status()).toBe(message);
  });
});

describe('options from a search function', () => {
  const found = (...labels: string[]): SelectOption[] =>
    labels.map((label) => ({ key: label, label }));

  it('are requested once, after the debounce time', async () => {
    vi.useFakeTimers();
    const onSearch = vi.fn(() => Promise.resolve(found('Fig')));
    render(<all.SomeOfMany onSearch={onSearch} searchDebounceTime={500} />);
    act(() => box().focus());
    fireEvent.change(box(), { target: { value: 'f' } });
    await act(() => vi.advanceTimersByTimeAsync(300));
    fireEvent.change(box(), { target: { value: 'fi' } });
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(onSearch).not.toHaveBeenCalled();
    expect(screen.getByText('Searching…')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith([], 'fi');
    expect(offered()).toEqual(['Fig']);
  });

  it('are shown in the order of the result, with its note', async () => {
    render(<all.SomeOfMany />);
    await userEvent.setup().type(box(), 'q');
    await waitFor(() => expect(offered()).toEqual(['Zebra q', 'Antelope']));
    expect(box()).toHaveAccessibleDescription('The first 2 of 57.');
  });

  it('ignore the result for an earlier text', async () => {
    const answers = new Map<string, (options: SelectOption[]) => void>();
    const onSearch = (_: readonly SelectOption[], query: string) =>
      new Promise<SelectOption[]>((resolve) => answers.set(query, resolve));
    render(<all.SomeOfMany onSearch={onSearch} />);
    const user = userEvent.setup();
    await user.type(box(), 'a');
    await waitFor(() => expect(answers.has('a')).toBe(true));
    await user.type(box(), 'b');
    await waitFor(() => expect(answers.has('ab')).toBe(true));
    await act(async () => answers.get('ab')?.(found('new')));
    await act(async () => answers.get('a')?.(found('old')));
    expect(offered()).toEqual(['new']);
  });

  it('show an error when the search fails, and are requested again on Retry', async () => {
    const onSearch = vi
      .fn<() => Promise<SelectOption[]>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(found('Fig'));
    render(<all.SomeOfMany onSearch={onSearch} />);
    const user = userEvent.setup();
    await user.type(box(), 'f');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Search failed.');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(offered()).toEqual(['Fig']));
    expect(box()).toHaveFocus();
  });
});

import { RestError } from '@tillview/data';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { GetFilterLabels } from '@tillview/navigation';
import { LabelError } from './label-error.tsx';
import { readLabels } from './read-labels.ts';
import { useLabels } from './use-labels.ts';

const registry = createRegistry();
const wrapper = ({ children }: { children: ReactNode }) => (
  <RegistryProvider value={registry}>{children}</RegistryProvider>
);

type Asked = {
  param: string;
  getLabels: GetFilterLabels;
};

function renderLabels(initialProps: Asked) {
  return renderHook(
    ({ param, getLabels }: Asked) =>
      useLabels({ type: 'custom', param, value: '1', query: {}, getLabels }),
    { initialProps, wrapper },
  );
}

const named = (label: string) => vi.fn(() => Promise.resolve([{ key: 1, label }]));

describe('the names of selected items', () => {
  it('are requested again when the same keys belong to another type of item', async () => {
    const { result, rerender } = renderLabels({ param: 'products', getLabels: named('Mug') });
    await waitFor(() => expect(result.current.selected).toEqual([{ key: '1', label: 'Mug' }]));
    rerender({ param: 'categories', getLabels: named('Kitchen') });
    expect(result.current).toMatchObject({
      selected: [{ key: '1', label: 'Loading…' }],
      status: 'loading',
    });
    await waitFor(() => expect(result.current.selected).toEqual([{ key: '1', label: 'Kitchen' }]));
    const again = named('Another');
    rerender({ param: 'products', getLabels: again });
    expect(result.current.selected).toEqual([{ key: '1', label: 'Mug' }]);
    expect(again).not.toHaveBeenCalled();
  });

  it.each(['', ' '])('are never empty: a tag named “%s” would be invisible', async (name) => {
    const { result } = renderLabels({ param: 'customers', getLabels: named(name) });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(result.current.selected).toEqual([{ key: '1', label: '#1' }]);
  });

  it('ignore a response that arrives after the type of item has changed', async () => {
    let answer: (labels: { key: number; label: string }[]) => void = () => undefined;
    const late = () =>
      new Promise<{ key: number; label: string }[]>((resolve) => {
        answer = resolve;
      });
    const { result, rerender } = renderLabels({ param: 'products', getLabels: late });
    rerender({ param: 'categories', getLabels: named('Kitchen') });
    answer([{ key: 1, label: 'Mug' }]);
    await waitFor(() => expect(result.current.selected).toEqual([{ key: '1', label: 'Kitchen' }]));
  });

  it('replace the keys that were shown while loading had failed', async () => {
    let fail = true;
    const getLabels: GetFilterLabels = () =>
      fail
        ? Promise.reject(new Error('offline'))
        : Promise.resolve([
            { key: 1, label: 'Mug' },
            { key: 2, label: 'Pan' },
          ]);
    const { result, rerender } = renderHook(
      ({ value }) => useLabels({ type: 'custom', value, query: {}, getLabels }),
      { initialProps: { value: '1' }, wrapper },
    );
    await waitFor(() => expect(result.current.status).toBe('error'));
    act(() => result.current.remember([...result.current.selected, { key: 2, label: 'Pan' }]));
    rerender({ value: '1,2' });
    await waitFor(() => expect(result.current.status).toBe('error'));
    expect(result.current.selected).toEqual([
      { key: '1', label: '1' },
      { key: '2', label: 'Pan' },
    ]);
    fail = false;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(result.current.selected[0]).toEqual({ key: '1', label: 'Mug' });
  });
});

const noop = () => {};

describe('names that were not read', () => {
  const refused = new RestError('woocommerce_rest_cannot_view', 'No.', { status: 403 });

  it.each([
    ['that the user may not see', refused, '#12 (no permission to see the name)'],
    ['whose request failed', new Error('offline'), '#12 (the name could not be loaded)'],
  ])('have a label in files that says so: those %s', async (_, error, label) => {
    const context = { registry: createRegistry(), variationSeparator: '-' };
    const getLabels = () => Promise.reject(error);
    expect(await readLabels('products', '12', context, { getLabels, query: {} })).toEqual([label]);
  });

  it('have no Retry where the user may not see them', () => {
    const labels = { selected: [], status: 'error', retry: noop, remember: noop } as const;
    render(<LabelError labels={{ ...labels, error: refused }} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/^You do not have permission/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

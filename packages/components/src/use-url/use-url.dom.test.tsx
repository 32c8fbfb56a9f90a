import {
  addHistoryListener,
  configureNavigation,
  createBrowserHistory,
  getHistory,
  getNewPath,
  getPath,
  getQuery,
  getQueryText,
  type NavigationHistory,
  updateQueryString,
} from '@tillview/navigation';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePath, useQuery } from './use-url.ts';

const ADMIN = '/wp-admin/admin.php';

function goBack(): Promise<void> {
  return travel(() => getHistory().back());
}

async function travel(start: () => void): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
  });
  await act(async () => {
    start();
    await arrived;
  });
}

beforeEach(() => {
  window.history.pushState(
    null,
    '',
    `${ADMIN}?page=wc-admin&path=%2Fanalytics%2Forders&period=week`,
  );
  configureNavigation({ history: createBrowserHistory(window) });
});

describe('createBrowserHistory', () => {
  it('reads the location of the given window', () => {
    expect(getHistory()).toMatchObject({
      action: 'POP',
      baseUrl: window.location.href,
      location: {
        pathname: '/analytics/orders',
        search: '?page=wc-admin&path=%2Fanalytics%2Forders&period=week',
        hash: '',
        state: null,
      },
    });
  });

  it('resolves URLs against the directory of the admin page', () => {
    updateQueryString({ paged: 2 }, '/customers');
    expect(window.location.pathname).toBe(ADMIN);
    expect(window.location.search).toBe('?page=wc-admin&path=%2Fcustomers&period=week&paged=2');
    getHistory().replace('admin.php?page=wc-admin#main');
    expect(window.location.href).toBe(`${window.location.origin}${ADMIN}?page=wc-admin#main`);
    expect(getHistory().location).toMatchObject({ pathname: '/', hash: '#main' });
  });

  it('restores path, query and state on back and forward', async () => {
    getHistory().push(getNewPath({ paged: 2 }), { row: 7 });
    const left = getHistory().location;
    updateQueryString({ period: 'year' }, '/analytics/products', {});
    await goBack();
    expect(getHistory().action).toBe('POP');
    expect(getHistory().location).toEqual(left);
    expect(getHistory().location).toMatchObject({
      state: { row: 7 },
      pathname: '/analytics/orders',
    });
    expect(getQuery()).toMatchObject({ paged: '2', period: 'week' });
    await goBack();
    expect(getQuery()['paged']).toBeUndefined();
    await travel(() => getHistory().go(2));
    expect(getPath()).toBe('/analytics/products');
    await goBack();
    await travel(() => getHistory().forward());
    expect(getQuery()).toMatchObject({ period: 'year', path: '/analytics/products' });
  });

  it('restores the state of entries with the same URL', async () => {
    getHistory().push(window.location.href, { row: 1 });
    const first = getHistory().location;
    getHistory().push(window.location.href, { row: 2 });
    expect(getHistory().location).toMatchObject({ state: { row: 2 }, search: first.search });
    expect(getHistory().location.key).not.toBe(first.key);
    await goBack();
    expect(getHistory().location).toEqual(first);
  });

  it('notifies listeners of push, replace and popstate until they are removed', async () => {
    const listener = vi.fn();
    const remove = addHistoryListener(listener);
    updateQueryString({ paged: 2 });
    getHistory().replace(getNewPath({ paged: 3 }));
    await goBack();
    remove();
    updateQueryString({ paged: 4 });
    expect(listener.mock.calls.map(([change]) => change.action)).toEqual([
      'PUSH',
      'REPLACE',
      'POP',
    ]);
  });

  it('lets a blocker cancel navigation, forward and back, until it is removed', async () => {
    getHistory().push(getNewPath({ paged: 2 }));
    const shown = window.location.href;
    expect(getHistory().location.pathname).toBe('/analytics/orders');
    const mayLeave = vi.fn<Parameters<NavigationHistory['block']>[0]>().mockReturnValue(false);
    const forget = getHistory().block(mayLeave);
    const listener = vi.fn();
    const remove = addHistoryListener(listener);
    updateQueryString({}, '/customers');
    expect(mayLeave.mock.calls[0]?.[0]).toMatchObject({ pathname: '/customers' });
    await goBack();
    expect(window.location.href).toBe(shown);
    expect(mayLeave).toHaveBeenCalledTimes(2);
    expect(listener).not.toHaveBeenCalled();
    getHistory().replace(getNewPath({ paged: 3 }));
    expect(mayLeave).toHaveBeenCalledTimes(2);
    mayLeave.mockReturnValue(true);
    updateQueryString({}, '/customers');
    expect(getPath()).toBe('/customers');
    forget();
    updateQueryString({}, '/taxes');
    expect(mayLeave).toHaveBeenCalledTimes(3);
    expect(listener).toHaveBeenCalledTimes(3);
    remove();
  });

  it('throws for a URL of another site', () => {
    const { href } = window.location;
    expect(() => getHistory().push('https://elsewhere.test/admin.php')).toThrow(TypeError);
    expect(window.location.href).toBe(href);
  });

  it('leaves the app with the given load function, and scrolls the window to the top', () => {
    const load = vi.fn<(url: string) => void>();
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const history = createBrowserHistory(window, { load });
    history.load('https://shop.test/');
    history.scrollToTop();
    expect(load).toHaveBeenCalledWith('https://shop.test/');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });
});

function Url() {
  const path = usePath();
  const query = useQuery();
  const [first] = useState(query);
  return (
    <p>
      {path} {getQueryText(query, 'period')} {first === query ? 'same' : 'other'}
    </p>
  );
}

describe('usePath and useQuery', () => {
  it('re-render on push, replace, back and forward', async () => {
    render(<Url />);
    const url = screen.getByRole('paragraph');
    expect(url).toHaveTextContent('/analytics/orders week same');
    act(() => updateQueryString({ period: 'year' }));
    expect(url).toHaveTextContent('/analytics/orders year other');
    act(() => getHistory().replace(getNewPath({}, '/customers')));
    expect(url).toHaveTextContent('/customers year other');
    await goBack();
    await waitFor(() => expect(url).toHaveTextContent('/analytics/orders week'));
    await travel(() => getHistory().forward());
    await waitFor(() => expect(url).toHaveTextContent('/customers year'));
  });

  it('do not re-render, and return the same query, when the URL is the same', () => {
    const onRender = vi.fn();
    render(
      <Profiler id="url" onRender={onRender}>
        <Url />
      </Profiler>,
    );
    onRender.mockClear();
    act(() => getHistory().push(window.location.href));
    expect(screen.getByRole('paragraph')).toHaveTextContent('/analytics/orders week same');
    expect(onRender).not.toHaveBeenCalled();
  });
});

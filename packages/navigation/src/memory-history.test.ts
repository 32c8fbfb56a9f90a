import { describe, expect, it, vi } from 'vitest';
import { addHistoryListener, configureNavigation, getHistory } from './configuration.ts';
import { createMemoryHistory } from './memory-history.ts';

describe('the shared history', () => {
  it('is the one that the host has set; without one, the error names configureNavigation', () => {
    const mine = createMemoryHistory();
    configureNavigation({ history: mine });
    expect(getHistory()).toBe(mine);
    configureNavigation({});
    expect(getHistory).toThrow('No history. Call configureNavigation first.');
  });

  it('calls its listeners on push, replace, back and forward until they are removed', () => {
    const listener = vi.fn();
    const remove = addHistoryListener(listener);
    const history = getHistory();
    history.push('admin.php?path=/a');
    history.replace('admin.php?path=/b');
    history.back();
    history.forward();
    remove();
    history.push('admin.php?path=/c');
    expect(
      listener.mock.calls.map(([{ action, location }]) => [action, location.pathname]),
    ).toEqual([
      ['PUSH', '/a'],
      ['REPLACE', '/b'],
      ['POP', '/'],
      ['POP', '/b'],
    ]);
  });
});

describe('createMemoryHistory', () => {
  it('restores the search, hash, state and unique key of each entry', () => {
    const history = createMemoryHistory('admin.php?path=/a#top');
    const first = history.location;
    expect(first).toMatchObject({ pathname: '/a', search: '?path=/a', hash: '#top', state: null });
    history.push('admin.php?path=/b', { from: 'a' });
    expect(history.location).toMatchObject({ pathname: '/b', hash: '', state: { from: 'a' } });
    expect(history.location.key).not.toBe(first.key);
    history.back();
    expect(history.location).toBe(first);
  });

  it('calls the blocker before push and back, but not before replace', () => {
    const history = createMemoryHistory('admin.php?path=/a');
    history.push('admin.php?path=/b');
    const mayLeave = vi.fn().mockReturnValue(false);
    const end = history.block(mayLeave);
    history.push('admin.php?path=/c');
    history.back();
    expect(mayLeave.mock.calls.map(([to]) => to.pathname)).toEqual(['/c', '/a']);
    expect(history.location.pathname).toBe('/b');
    history.replace('admin.php?path=/b&x=1');
    expect(history.location.search).toBe('?path=/b&x=1');
    end();
    history.back();
    expect(history.location.pathname).toBe('/a');
    expect(mayLeave).toHaveBeenCalledTimes(2);
  });

  it('drops forward entries when a new one is added', () => {
    const history = createMemoryHistory('admin.php?path=/a');
    history.push('admin.php?path=/b');
    history.back();
    history.push('admin.php?path=/c');
    history.forward();
    expect(history.location.pathname).toBe('/c');
    history.go(-1);
    expect(history.location.pathname).toBe('/a');
  });

  it.each(['https://elsewhere.test/', 'javascript:void 0', 'http://['])('rejects %s', (to) => {
    const history = createMemoryHistory('admin.php?path=/a');
    expect(() => history.push(to)).toThrow(TypeError);
    expect(() => history.replace(to)).toThrow(TypeError);
    expect(history.location.pathname).toBe('/a');
  });
});

import type { DataRegistry } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { failures, failWith } from '../testing/failures.ts';
import { API_ROOT, createTestRegistry, queryOf, startRestServer } from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import { createOptionsBatch } from './batch.ts';
import { hydrateOptions, optionsStore, type OptionsUpdate, type OptionValues } from './index.ts';

const server = startRestServer();
const url = `${API_ROOT}/wc-admin/options`;

/** Serves options from these values. Returns the names of each request. */
function serve(values: OptionValues): string[] {
  const requested: string[] = [];
  server.use(
    http.get(url, ({ request }) => {
      const { options = '' } = queryOf(request);
      requested.push(options);
      return HttpResponse.json(
        Object.fromEntries(options.split(',').map((name) => [name, values[name] ?? false])),
      );
    }),
  );
  return requested;
}

const read = (registry: DataRegistry, name: string) =>
  registry.resolveSelect(optionsStore).getOption(name);

describe('reading options', () => {
  it('merges simultaneous reads into one request, and each caller gets its own value (R4.80, R7.93)', async () => {
    const requested = serve({ a: 1, b: 'two' });
    const registry = createTestRegistry();
    expect(registry.select(optionsStore).getOption('a')).toBeUndefined();
    expect(await Promise.all(['a', 'b', 'c'].map((name) => read(registry, name)))).toEqual([
      1,
      'two',
      false,
    ]);
    expect(requested).toEqual(['a,b,c']);
    expect(registry.select(optionsStore).getOption('b')).toBe('two');
  });

  it('accepts names that equal other state keys (R3.51)', async () => {
    serve({ isUpdating: 'yes', constructor: 'x', values: [1] });
    const registry = createTestRegistry();
    await read(registry, 'isUpdating');
    const { getOption, isOptionsUpdating } = registry.select(optionsStore);
    expect([getOption('isUpdating'), isOptionsUpdating()]).toEqual(['yes', false]);
    expect(getOption('values')).toBeUndefined();
    await settle();
    expect(getOption('values')).toEqual([1]);
  });

  it('sends no request when the host page provided the values', async () => {
    const registry = createTestRegistry();
    hydrateOptions(registry, { a: 1, b: false });
    const { getOption } = registry.select(optionsStore);
    expect([getOption('a'), getOption('b')]).toEqual([1, false]);
    await settle();
  });

  it('keeps local changes that were made while the request was pending', async () => {
    let release = () => {};
    server.use(
      http.get(url, async () => {
        await new Promise<void>((resolve) => (release = resolve));
        return HttpResponse.json({ a: 'old' });
      }),
      http.post(url, () => HttpResponse.json({ a: true })),
    );
    const registry = createTestRegistry();
    const reading = read(registry, 'a');
    await settle();
    await registry.dispatch(optionsStore).updateOptions({ a: 'new' });
    release();
    expect(await reading).toBe('new');
  });

  it('reports a failed batch to each caller, under its own name (R3.52, R4.82)', async () => {
    server.use(http.get(url, () => HttpResponse.json({ code: 'no' }, { status: 500 })));
    const registry = createTestRegistry();
    const ends = await Promise.allSettled(['a', 'b'].map((name) => read(registry, name)));
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const { getOptionsRequestingError, getOptionsUpdatingError } = registry.select(optionsStore);
    expect(getOptionsRequestingError('a')).toMatchObject({ code: 'no' });
    expect(getOptionsRequestingError('b')).toMatchObject({ code: 'no' });
    expect([getOptionsRequestingError('c'), getOptionsUpdatingError()]).toEqual([false, false]);
  });

  it('rejects a reply that does not include the option', async () => {
    server.use(http.get(url, () => HttpResponse.json({ b: 1 })));
    const registry = createTestRegistry();
    await expect(read(registry, 'a')).rejects.toThrow('getOption');
    expect(registry.select(optionsStore).getOption('a')).toBeUndefined();
  });
});

describe('a batch of options', () => {
  function prepare() {
    vi.useFakeTimers();
    const requests: string[][] = [];
    const replies: ((values: OptionValues) => void)[] = [];
    const batch = createOptionsBatch((names) => {
      requests.push([...names]);
      return new Promise((resolve) => replies.push(resolve));
    });
    return { batch, replies, requests };
  }

  it('waits about 1 ms for other reads', async () => {
    const { batch, requests } = prepare();
    void batch.read('a');
    void batch.read('b');
    void batch.read('a');
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toEqual([['a', 'b']]);
    void batch.read('c');
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toEqual([['a', 'b'], ['c']]);
    vi.useRealTimers();
  });

  it('is reused for the same names while pending, and for about 1 ms after its reply (R7.94, R7.95)', async () => {
    const { batch, replies, requests } = prepare();
    const first = batch.read('a');
    void batch.read('b');
    await vi.advanceTimersByTimeAsync(50);
    const second = batch.read('b');
    void batch.read('a');
    await vi.advanceTimersByTimeAsync(50);
    expect(requests).toHaveLength(1);
    replies[0]?.({ a: 1, b: 2 });
    expect(await first).toBe(await second);
    await vi.advanceTimersByTimeAsync(1);
    void batch.read('a');
    void batch.read('b');
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    vi.useRealTimers();
  });

  it('is not reused for other names or after a change', async () => {
    const { batch, requests } = prepare();
    void batch.read('a');
    await vi.advanceTimersByTimeAsync(1);
    void batch.read('a');
    void batch.read('b');
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toEqual([['a'], ['a', 'b']]);
    batch.forget();
    void batch.read('a');
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(3);
    vi.useRealTimers();
  });
});

describe('updating options', () => {
  it('follows the five steps (R4.72, R4.73, R4.74)', async () => {
    const registry = createTestRegistry();
    hydrateOptions(registry, { a: 'old' });
    const { getOption, isOptionsUpdating } = registry.select(optionsStore);
    const steps: unknown[] = [];
    registry.subscribe(() => {
      const step = [isOptionsUpdating(), getOption('a')];
      if (JSON.stringify(step) !== JSON.stringify(steps.at(-1))) steps.push(step);
    });
    server.use(
      http.post(url, async ({ request }) => {
        steps.push('sent', await request.json());
        return HttpResponse.json({ a: true });
      }),
    );
    const result = await registry.dispatch(optionsStore).updateOptions({ a: 'new' });
    steps.push(result);
    expect(steps).toEqual([
      [true, 'old'],
      [true, 'new'],
      'sent',
      { a: 'new' },
      [true, 'new'],
      [false, 'new'],
      { a: true, success: true },
    ]);
  });

  it('clears the flag on success and returns success with the reply (R4.75, R4.76)', async () => {
    server.use(http.post(url, () => HttpResponse.json({ a: true, success: 'of a plugin' })));
    const registry = createTestRegistry();
    expect(await registry.dispatch(optionsStore).updateOptions({ a: 1 })).toEqual({
      a: true,
      success: true,
    });
    const { getOptionsUpdatingError, isOptionsUpdating } = registry.select(optionsStore);
    expect([isOptionsUpdating(), getOptionsUpdatingError()]).toEqual([false, false]);
  });

  it.each(failures)(
    'clears the flag after $name, stores the error and returns it (R4.77, R4.78, R4.79)',
    async (failure) => {
      const registry = createTestRegistry();
      hydrateOptions(registry, { a: 'old' });
      let result: OptionsUpdate | undefined;
      await failWith(server, failure, url, async () => {
        result = await registry.dispatch(optionsStore).updateOptions({ a: 'new' });
        throw new Error('It returned, as it should.');
      });
      const { getOption, getOptionsRequestingError, getOptionsUpdatingError, isOptionsUpdating } =
        registry.select(optionsStore);
      const error = getOptionsUpdatingError();
      expect(error).toMatchObject({ code: failure.code, status: failure.status });
      expect(result).toMatchObject({ success: false, code: failure.code });
      expect(result?.success === false && result.error).toBe(error);
      expect(isOptionsUpdating()).toBe(false);
      expect(getOptionsRequestingError('a')).toBe(false);
      expect(getOption('a')).toBe('new');
    },
  );

  it('clears the previous error', async () => {
    const registry = createTestRegistry();
    server.use(http.post(url, () => HttpResponse.json({ code: 'no' }, { status: 403 })));
    await registry.dispatch(optionsStore).updateOptions({ a: 1 });
    server.use(http.post(url, () => HttpResponse.json({ a: true })));
    await registry.dispatch(optionsStore).updateOptions({ a: 1 });
    expect(registry.select(optionsStore).getOptionsUpdatingError()).toBe(false);
  });
});

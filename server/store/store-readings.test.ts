import { describe, expect, it, vi } from 'vitest';
import { hostDefaults } from '../../src/host/host-config.ts';
import type { StoreReading } from './read-store.ts';
import { StoreFailure } from './store-failure.ts';
import { createStoreReadings } from './store-readings.ts';

const { storeName: _, mode: __, ...defaults } = hostDefaults;

const readingOf = (storeName: string, isComplete = true): StoreReading => ({
  facts: {
    ...defaults,
    storeName,
    user: { id: 7, name: 'Ada', capabilities: {}, preferences: { columns: storeName } },
    problems: isComplete ? [] : ['The currency could not be read from the store (503).'],
  },
  isComplete,
  siteUrl: '',
});

/** Readings with a clock and reads that the test controls. */
function setUp() {
  let time = 0;
  const reads: { resolve: (reading: StoreReading) => void; reject: (error: Error) => void }[] = [];
  const read = () =>
    new Promise<StoreReading>((resolve, reject) => reads.push({ resolve, reject }));
  const readings = createStoreReadings(read, { now: () => time, maxWaitMs: 5000 });
  const wait = (seconds: number) => {
    time += seconds * 1000;
  };
  const nameOf = async () => {
    const current = await readings.get();
    return 'reading' in current ? current.reading.facts.storeName : current;
  };
  const first = async (reading: StoreReading) => {
    const name = nameOf();
    reads[0]?.resolve(reading);
    return name;
  };
  return { readings, reads, wait, nameOf, first };
}

/** Waits until resolved promises have been handled. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the settings of a store', () => {
  it('are read again when they are older than a minute, without making a page wait', async () => {
    const { reads, wait, nameOf, first } = setUp();
    expect(await first(readingOf('USD'))).toBe('USD');
    wait(59);
    expect(await nameOf()).toBe('USD');
    expect(reads).toHaveLength(1);
    wait(1);
    expect(await nameOf()).toBe('USD');
    expect(await nameOf()).toBe('USD');
    expect(reads).toHaveLength(2);
    reads[1]?.resolve(readingOf('EUR'));
    await settle();
    expect(await nameOf()).toBe('EUR');
    expect(reads).toHaveLength(2);
  });

  it('with a problem are shown once and never cached', async () => {
    const { reads, nameOf, first } = setUp();
    expect(await first(readingOf('without currency', false))).toBe('without currency');
    const next = nameOf();
    expect(reads).toHaveLength(2);
    reads[1]?.resolve(readingOf('whole'));
    expect(await next).toBe('whole');
  });

  it('without problems stay when a later reading has a problem or fails', async () => {
    const { reads, wait, nameOf, first } = setUp();
    await first(readingOf('good'));
    wait(60);
    await nameOf();
    reads[1]?.resolve(readingOf('without currency', false));
    await settle();
    expect(await nameOf()).toBe('good');
    reads[2]?.reject(new StoreFailure('unreachable', 'The store cannot be reached.'));
    await settle();
    expect(await nameOf()).toBe('good');
    expect(reads).toHaveLength(4);
  });

  it('are dropped when the store refuses the password', async () => {
    const { reads, wait, nameOf, first } = setUp();
    await first(readingOf('good'));
    wait(60);
    await nameOf();
    reads[1]?.reject(new StoreFailure('refused', 'The store refuses STORE_USER.'));
    await settle();
    const next = nameOf();
    reads[2]?.reject(new StoreFailure('refused', 'The store refuses STORE_USER.'));
    expect(await next).toEqual({ failure: 'The store refuses STORE_USER.' });
  });

  it('delay the first page for at most 5 seconds, and are available to the next page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { reads, nameOf } = setUp();
      const page = nameOf();
      await vi.advanceTimersByTimeAsync(5000);
      expect(await page).toEqual({ isLate: true });
      reads[0]?.resolve(readingOf('slow'));
      await settle();
      expect(await nameOf()).toBe('slow');
      expect(reads).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are read once for all waiting pages', async () => {
    const { reads, nameOf, first } = setUp();
    const pages = [nameOf(), nameOf(), first(readingOf('one'))];
    expect(await Promise.all(pages)).toEqual(['one', 'one', 'one']);
    expect(reads).toHaveLength(1);
  });
});

describe('preferences that are saved through the proxy', () => {
  const columnsOf = async ({ readings }: ReturnType<typeof setUp>) => {
    const current = await readings.get();
    return 'reading' in current && current.reading.facts.user?.preferences['columns'];
  };

  it('are on the next page, even if older settings arrive later', async () => {
    const test = setUp();
    await test.first(readingOf('old'));
    test.readings.savePreferences({ columns: 'saved' });
    expect(await columnsOf(test)).toBe('saved');
    test.wait(60);
    await test.nameOf();
    test.readings.savePreferences({ columns: 'saved again' });
    test.reads[1]?.resolve(readingOf('read before that'));
    await settle();
    expect(await columnsOf(test)).toBe('saved again');
  });

  it('are replaced by newer preferences of the store', async () => {
    const test = setUp();
    await test.first(readingOf('old'));
    test.readings.savePreferences({ columns: 'saved' });
    test.wait(60);
    await test.nameOf();
    test.reads[1]?.resolve(readingOf('changed elsewhere'));
    await settle();
    expect(await columnsOf(test)).toBe('changed elsewhere');
  });
});

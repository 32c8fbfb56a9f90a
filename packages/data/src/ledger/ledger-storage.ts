import type { LedgerMonth } from './ledger-month.ts';
const DATABASE = 'tillview-ledger';
const TABLE = 'months';

/** Where the months of an owner are stored. Each function resolves to undefined or false if storage is not available. */
export type LedgerStorage<Month = LedgerMonth> = {
  /** Also what an earlier version has stored. */
  read(): Promise<readonly unknown[] | undefined>;
  write(months: readonly Month[]): Promise<boolean>;
  clear(): Promise<boolean>;
};

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The request failed.')),
    );
  });

/**
 * How long the storage may take to open, and for a task, in milliseconds. It can fail to answer at all, neither with
 * success nor with an error, for example while another tab keeps it open.
 */
const [OPEN_TIMEOUT_MS, TIMEOUT_MS] = [3000, 10_000];

/** Rejects if a task takes longer. */
async function withTimeout<T>(task: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage does not respond.')), limit);
  });
  try {
    return await Promise.race([task, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE));
  return withTimeout(toPromise(request), OPEN_TIMEOUT_MS);
}

/** Runs an action on the table of months, and waits until its changes are on the disk. */
async function runOnTable<T>(
  mode: IDBTransactionMode,
  run: (table: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(TABLE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The disk is full.')),
      );
    });
    const request = run(transaction.objectStore(TABLE));
    await done;
    return request?.result;
  } finally {
    // An open connection would block the removal of the database by another tab.
    database.close();
  }
}

const withTable: typeof runOnTable = (mode, run) => withTimeout(runOnTable(mode, run), TIMEOUT_MS);

/** The name of the lines with taxes of an owner: those of the orders are removed with them. */
export const getTaxOwner = (owner: string): string => `${owner} taxes`;

/**
 * Stores the months of an owner, a store and its user, in IndexedDB. In a private window, with a full disk or without
 * IndexedDB it fails without an error: the caller keeps the months in memory. Months whose owner begins with `former`, as
 * earlier versions wrote it, are removed.
 */
export function createLedgerStorage<Month extends { readonly month: string } = LedgerMonth>(
  owner: string,
  former?: string,
  getKey: (month: Month) => string = ({ month }) => month,
): LedgerStorage<Month> {
  const range = () => IDBKeyRange.bound([owner, ''], [owner, '\uFFFF']);
  return {
    async read() {
      try {
        return await withTable<unknown[]>('readwrite', (table) => {
          if (former) table.delete(IDBKeyRange.bound([`${former} `], [`${former} \uFFFF`]));
          return table.getAll(range());
        });
      } catch {
        return undefined;
      }
    },
    async write(months) {
      try {
        await withTable<IDBValidKey>('readwrite', (table) => {
          for (const month of months) table.put(month, [owner, getKey(month)]);
          return undefined;
        });
        return true;
      } catch {
        return false;
      }
    },
    async clear() {
      try {
        await withTable<undefined>('readwrite', (table) => {
          table.delete(IDBKeyRange.bound([getTaxOwner(owner), ''], [getTaxOwner(owner), '\uFFFF']));
          return table.delete(range());
        });
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Removes the orders of every store and user from this browser. */
export function removeLedgers(): void {
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // Storage is not allowed, so there is nothing to remove.
  }
}

import { createRegistry } from '@wordpress/data';
import { describe, expect, it } from 'vitest';
import { exportStore } from './export/index.ts';
import { itemsStore } from './items/index.ts';
import { notesStore } from './notes/index.ts';
import { ensureStores, registerOtherStores, registerReportStores } from './index.ts';

describe('the data stores of an app', () => {
  it('are registered in two steps, each of them once', () => {
    const registry = createRegistry();
    registerReportStores(registry);
    expect(registry.select(itemsStore)).toBeDefined();
    expect(registry.select(notesStore)).toBeUndefined();
    const items = registry.select(itemsStore);
    ensureStores(registry, [exportStore, itemsStore]);
    // Registering a data store twice would log an error, which fails the test.
    registerOtherStores(registry);
    expect(registry.select(notesStore)).toBeDefined();
    expect(registry.select(itemsStore)).toBe(items);
  });
});

import type { DemoStore } from '../../mocks/demo-store.ts';
import type { Recording } from '../replay/recording.ts';

/** Recorded writes, and the reads between them, in their original order. */
export const WRITES: readonly string[] = [
  'err-401-export',
  'err-403-options-customer',
  'manager-options-write-blogname',
  'manager-plugins-install',
  'w-note-action',
  'w-note-action-404',
  'w-note-update',
  'w-note-update-404',
  'w-notes-update-batch',
  'w-note-delete',
  'w-note-delete-404',
  'w-reviews-before',
  'w-review-approve',
  'w-review-approve-embed',
  'w-review-delete',
  'w-review-delete-404',
  'w-product-stock',
  'w-variation-stock',
  'w-product-stock-404',
  'w-product-stock-invalid',
  'w-settings-batch',
  'w-settings-batch-unknown',
  'w-settings-after',
  'w-options',
  'w-options-empty',
  'w-options-after',
  'w-profile-industry-strings-400',
  'w-profile',
  'w-profile-invalid',
  'w-profile-after',
  'w-product-from-template',
  'w-product-from-template-bad',
  'w-favorite-add',
  'w-favorite-add-dup',
  'w-favorites-after',
  'w-favorite-delete',
  'w-favorite-delete-missing',
  'w-gateway-update',
  'w-gateway-update-404',
  'w-plugins-install-empty',
  'w-plugins-install-offline',
  'w-plugins-install-unknown',
  'w-plugins-activate-active',
  'w-plugins-activate-missing',
  'w-export-revenue',
  'w-export-status-404',
  'w-export-status',
  'w-export-orders',
  'w-export-unknown',
  'w-import',
  'w-import-status',
  'w-import-totals',
  'w-import-cancel',
  'w-import-delete',
  'w-import-invalid',
  'w-note-delete-all',
  'w-export-cycle-1-start',
  'w-export-cycle-2-status',
  'w-export-cycle-3-status',
  'w-user-preference',
  'w-user-preference-reset',
];

/** Adapts a recorded write to the demo store: some refer to the result of an earlier write. */
export async function prepare(store: DemoStore, recording: Recording): Promise<Recording> {
  const { name, request } = recording;
  if (/^w-export(-cycle-[23])?-status$/.test(name)) {
    const [, type] = /reports\/(\w+)\/export/.exec(request.path) ?? [];
    const made = store.db.exports.findLast((item) => item.type === type);
    // The first status was requested immediately, those of the export cycle later.
    if (made && name !== 'w-export-status') made.polls = 10;
    return {
      ...recording,
      request: { ...request, path: request.path.replace(/export\/\d+/, `export/${made?.id}`) },
    };
  }
  if (name === 'w-plugins-activate-missing')
    store.db.plugins.installed = store.db.plugins.installed.filter((slug) => slug !== 'jetpack');
  return recording;
}

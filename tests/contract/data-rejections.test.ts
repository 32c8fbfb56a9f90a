import type { DataRegistry } from '@wordpress/data';
import {
  getAttribute,
  getAttributeTerms,
  importStore,
  itemsStore,
  notesStore,
  onboardingStore,
  paymentGatewaysStore,
  reportsStore,
  reviewsStore,
  settingsStore,
} from '@tillview/data';
import { expect, it } from 'vitest';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import { isJson } from '../replay/recording.ts';
import { recorded, startReplay } from './data-replay.ts';

const { replay } = startReplay();

type Call = (registry: DataRegistry) => Promise<unknown>;

const updateStock =
  (id: number): Call =>
  ({ dispatch }) =>
    dispatch(itemsStore).updateProductStock({ id }, 3);

const updateProfile: Call = ({ dispatch }) =>
  dispatch(onboardingStore).updateProfileItems({ revenue: 'gold' });

// What the stores keep of an error is in `operations.test.ts` of the data package.
it.each<[name: string, call: Call]>([
  ['w-product-stock-404', updateStock(999999)],
  ['w-product-stock-invalid', updateStock(22)],
  [
    'w-product-from-template-bad',
    ({ dispatch }) => dispatch(itemsStore).createProductFromTemplate({ template_name: 'unicorn' }),
  ],
  ['w-review-delete-404', ({ dispatch }) => dispatch(reviewsStore).deleteReview(999999)],
  ['err-401-notes', ({ resolveSelect }) => resolveSelect(notesStore).getNotes({})],
  ['w-note-action-404', ({ dispatch }) => dispatch(notesStore).triggerNoteAction(1, 999)],
  ['w-note-delete-404', ({ dispatch }) => dispatch(notesStore).removeNote(9999)],
  [
    'w-note-update-404',
    ({ dispatch }) => dispatch(notesStore).updateNote(9999, { status: 'actioned' }),
  ],
  [
    'payment-gateway-unknown',
    ({ resolveSelect }) => resolveSelect(paymentGatewaysStore).getPaymentGateway('nope'),
  ],
  [
    'w-gateway-update-404',
    ({ dispatch }) =>
      dispatch(paymentGatewaysStore).updatePaymentGateway('nope', { enabled: true }),
  ],
  ['w-profile-invalid', updateProfile],
  ['w-profile-industry-strings-400', updateProfile],
  [
    'err-403-settings-customer',
    ({ resolveSelect }) => resolveSelect(settingsStore).getSettings('wc_admin'),
  ],
  ['settings-nope', ({ resolveSelect }) => resolveSelect(settingsStore).getSettings('nope')],
  ['err-404-attribute', (registry) => getAttribute(registry, 999)],
  ['err-404-attribute-terms', (registry) => getAttributeTerms(registry, 999)],
  [
    'w-import-invalid',
    ({ dispatch }) => dispatch(importStore).updateImportation('/wc-analytics/reports/import', true),
  ],
  [
    'reports-categories-stats-404',
    ({ resolveSelect }) => resolveSelect(reportsStore).getReportStats('categories', {}),
  ],
])(
  'the rejection %s of a real store is thrown with its status and code (R6.1, R6.3)',
  async (name, call) => {
    const sent = replay(name);
    const { status, body } = recorded(name);
    expect(status).toBeGreaterThanOrEqual(400);
    await expect(call(createTestRegistry())).rejects.toMatchObject({
      status,
      code: isJson(body) && body['code'],
    });
    expect(sent).toHaveLength(1);
  },
);

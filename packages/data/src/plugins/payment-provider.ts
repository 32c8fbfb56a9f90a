import { isRecord } from '../core/shapes.ts';
import type { PaypalOnboardingStatus } from './types.ts';

/** The option in which the payment provider keeps its settings (readings A20). */
export const PAYPAL_OPTION = 'woocommerce-ppcp-settings';

const NEEDED = [
  'merchant_email_production',
  'merchant_id_production',
  'client_id_production',
  'client_secret_production',
];

/** The state that stored settings tell of, where the provider's own route does not: set up when all four are there. */
export function readStoredStatus(settings: unknown): PaypalOnboardingStatus {
  const onboarded = isRecord(settings) && NEEDED.every((name) => Boolean(settings[name]));
  return { production: { state: onboarded ? 'onboarded' : 'unknown', onboarded } };
}

import { isRecord } from '../core/shapes.ts';
import type { PaypalOnboardingStatus } from './types.ts';

/** The option with the payment provider's settings (readings A20). */
export const PAYPAL_OPTION = 'woocommerce-ppcp-settings';

const REQUIRED_SETTINGS = [
  'merchant_email_production',
  'merchant_id_production',
  'client_id_production',
  'client_secret_production',
];

/**
 * Derives the onboarding status from the stored settings, for when the provider's endpoint fails: onboarded when all
 * four values are set.
 */
export function readStoredStatus(settings: unknown): PaypalOnboardingStatus {
  const onboarded =
    isRecord(settings) && REQUIRED_SETTINGS.every((name) => Boolean(settings[name]));
  return { production: { state: onboarded ? 'onboarded' : 'unknown', onboarded } };
}

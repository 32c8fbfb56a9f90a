import type { Collection } from '../core/collection.ts';

/** One setting of a gateway. */
export type GatewaySetting = {
  id: string;
  label: string;
  description: string;
  type: string;
  value: unknown;
  default: unknown;
  tip?: string;
  placeholder?: string;
};

/** A way to pay. */
export type PaymentGateway = {
  id: string;
  title: string;
  description: string;
  /** Place in the checkout; '' when none was given. */
  order: number | string;
  enabled: boolean;
  method_title: string;
  method_description: string;
  method_supports?: readonly string[];
  settings: Readonly<Record<string, GatewaySetting>>;
};

/** What a gateway can be changed to; settings by id to value. */
export type GatewayChange = {
  title?: string;
  description?: string;
  order?: number;
  enabled?: boolean;
  settings?: Readonly<Record<string, unknown>>;
};

/** What the payment gateways store holds. */
export type PaymentGatewaysData = {
  readonly gateways: Collection<PaymentGateway>;
};

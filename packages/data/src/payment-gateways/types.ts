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

/** A payment gateway. */
export type PaymentGateway = {
  id: string;
  title: string;
  description: string;
  /** Position in the checkout; '' when not set. */
  order: number | string;
  enabled: boolean;
  /** Whether the gateway must be set up before it can take payments; absent when the server does not report it. */
  needs_setup?: boolean;
  method_title: string;
  method_description: string;
  method_supports?: readonly string[];
  settings: Readonly<Record<string, GatewaySetting>>;
};

/** The fields of a gateway that can be changed. `settings` maps setting ids to values. */
export type GatewayChange = {
  title?: string;
  description?: string;
  order?: number;
  enabled?: boolean;
  settings?: Readonly<Record<string, unknown>>;
};

/** State of the payment gateways data store. */
export type PaymentGatewaysData = {
  readonly gateways: Collection<PaymentGateway>;
};

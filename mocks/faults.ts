import type { Random } from './random.ts';
import { RestError } from './rest-error.ts';

/** An injected fault, to test how screens handle errors of a real store. */
export type Fault = {
  /** Delay of the response in milliseconds. */
  latency?: number;
  /** HTTP status of the error response. */
  status?: number;
  /** Truncates the JSON of the response. */
  malformed?: boolean;
  /** Fails the request with a network error. */
  offline?: boolean;
  /**
   * Probability of the fault, 0–1. Without it, the fault always applies. The result depends on the seed of the store.
   */
  probability?: number;
};

/** A fault for the requests whose path (`/wc-analytics/…`, without query) matches the pattern. */
export type FaultRule = Fault & {
  path?: RegExp;
  /** The effective method of the request, in capitals. */
  method?: string;
  /** How many more requests fail; every request when absent. */
  times?: number;
};

/** The header and parameter that inject a fault into a single request, when the store allows it. */
export const FAULT_HEADER = 'x-demo-fault';
export const FAULT_PARAMETER = 'demo_fault';

/**
 * Parses `latency=800;status=500;probability=0.5`, also `malformed` and `offline`. Throws a 400 that quotes the
 * first unknown part.
 */
export function parseFault(text: string): Fault {
  const fault: Fault = {};
  for (const part of text.split(';').map((piece) => piece.trim())) {
    const [name = '', value = ''] = part.split('=').map((piece) => piece.trim());
    if (name === '') continue;
    if (name === 'malformed') fault.malformed = true;
    else if (name === 'offline') fault.offline = true;
    else if (name === 'latency' && /^\d{1,5}$/.test(value)) fault.latency = Number(value);
    else if (name === 'status' && /^[45]\d\d$/.test(value)) fault.status = Number(value);
    else if (name === 'probability' && /^(0|1|0?\.\d+)$/.test(value))
      fault.probability = Number(value);
    else
      throw new RestError(
        'demo_unknown_fault',
        `Unknown fault "${part}". Use latency=milliseconds, status=400–599, malformed, offline or probability=0–1.`,
        400,
      );
  }
  return fault;
}

/** The fault to inject into a request: the requested fault, or the fault of the first rule that matches. */
export function takeFault(
  rules: readonly FaultRule[],
  request: { path: string; method: string; requestedFault: string | null },
  random: Random,
): Fault | null {
  const isTriggered = ({ probability }: Fault) =>
    probability === undefined || random.chance(probability);
  if (request.requestedFault !== null) {
    const fault = parseFault(request.requestedFault);
    return isTriggered(fault) ? fault : null;
  }
  const rule = rules.find(
    ({ path, method, times, ...fault }) =>
      (times === undefined || times > 0) &&
      (!method || method === request.method) &&
      (!path || path.test(request.path)) &&
      isTriggered(fault),
  );
  if (!rule) return null;
  if (rule.times !== undefined) rule.times--;
  return rule;
}

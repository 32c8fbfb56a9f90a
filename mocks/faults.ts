import type { Random } from './random.ts';
import { RestError } from './rest-error.ts';

/** Something that goes wrong on purpose, so that screens can be shown what real shops do to them. */
export type Fault = {
  /** Milliseconds that the response comes late. */
  latency?: number;
  /** HTTP status of an error response. */
  status?: number;
  /** The response breaks off in the middle of its JSON. */
  malformed?: boolean;
  /** The request never arrives: a network error. */
  offline?: boolean;
  /** How likely the rest is, 0–1; absent means certain. Drawn from the shop's seed. */
  probability?: number;
};

/** A fault for some requests: those whose path (`/wc-analytics/…`, without query) the pattern matches. */
export type FaultRule = Fault & {
  path?: RegExp;
  /** The method that the request means, in capitals. */
  method?: string;
  /** How many requests it befalls; absent means all. It counts down as they come. */
  times?: number;
};

/** Header and parameter by which a request asks for a fault of its own, when the store allows that. */
export const FAULT_HEADER = 'x-demo-fault';
export const FAULT_PARAMETER = 'demo_fault';

/**
 * Reads `latency=800;status=500;probability=0.5`, also `malformed` and `offline`. Refuses with a 400 that quotes the
 * first part that means nothing.
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
        `The fault "${part}" means nothing; known are latency=milliseconds, status=400–599, malformed, offline and probability=0–1.`,
        400,
      );
  }
  return fault;
}

/** The fault that befalls a request: the one it asks for itself, else that of the first rule that matches. */
export function takeFault(
  rules: readonly FaultRule[],
  request: { path: string; method: string; requestedFault: string | null },
  random: Random,
): Fault | null {
  const happens = ({ probability }: Fault) =>
    probability === undefined || random.chance(probability);
  if (request.requestedFault !== null) {
    const fault = parseFault(request.requestedFault);
    return happens(fault) ? fault : null;
  }
  const rule = rules.find(
    ({ path, method, times, ...fault }) =>
      (times === undefined || times > 0) &&
      (!method || method === request.method) &&
      (!path || path.test(request.path)) &&
      happens(fault),
  );
  if (!rule) return null;
  if (rule.times !== undefined) rule.times--;
  return rule;
}

/**
 * An injected fault for the requests whose path (`/wc-analytics/…`, without query) matches the pattern, to test how
 * screens handle errors of a real store.
 */
export type FaultRule = {
  path?: RegExp;
  /** The effective method of the request, in capitals. */
  method?: string;
  /** Delay of the response in milliseconds. */
  latency?: number;
  /** HTTP status of the error response. */
  status?: number;
  /** Fails the request with a network error. */
  offline?: boolean;
  /** How many more requests fail; every request when absent. */
  times?: number;
};

/** The first rule that matches a request, which has then one time less. */
export function takeFault(
  rules: readonly FaultRule[],
  request: { path: string; method: string },
): FaultRule | null {
  const rule = rules.find(
    ({ path, method, times }) =>
      (times === undefined || times > 0) &&
      (!method || method === request.method) &&
      (!path || path.test(request.path)),
  );
  if (!rule) return null;
  if (rule.times !== undefined) rule.times--;
  return rule;
}

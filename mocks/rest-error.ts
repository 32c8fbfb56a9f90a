/** An error of the WordPress REST API. Handlers throw it; the response is JSON. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly code: string;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | number;

  /** `data` may be a number, as in some old endpoints of WooCommerce. */
  constructor(
    code: string,
    message: string,
    status: number,
    data: Record<string, unknown> | number = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }

  /** The body of the response. */
  toBody(): { code: string; message: string; data: Record<string, unknown> | number } {
    const { code, message, status, data } = this;
    return { code, message, data: typeof data === 'number' ? data : { status, ...data } };
  }
}

/** The error for an unknown route or method. */
export function noRoute(): RestError {
  return new RestError(
    'rest_no_route',
    'No route was found matching the URL and request method.',
    404,
  );
}

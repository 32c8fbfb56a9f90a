/** A refusal as a WordPress site writes it; thrown by handlers, answered as JSON. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly code: string;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | number;

  /** `data` may be a bare number, as some old parts of WooCommerce give it. */
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

/** No such route, or not with this method. */
export function noRoute(): RestError {
  return new RestError(
    'rest_no_route',
    'No route was found matching the URL and request method.',
    404,
  );
}

import { getErrorText, RestError } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useHost } from '../host/host-context.ts';

/** Returns a function that says why a request failed. In the standalone host, no response means no Tillview server. */
export function useErrorText(): (error: unknown) => string {
  const { mode } = useHost();
  return (error) =>
    error instanceof RestError && error.code === 'fetch_error' && mode !== 'wordpress'
      ? __(
          'The Tillview server does not respond. Check that it is running, then try again.',
          'tillview',
        )
      : getErrorText(error);
}

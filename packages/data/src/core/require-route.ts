import { __ } from '@wordpress/i18n';
import type { Environment } from './environment.ts';
import { RestError } from './rest-error.ts';

/** Throws the error of a missing route if the store does not have this one, so that it is not requested. */
export async function requireRoute({ hasRoute }: Environment, path: string): Promise<void> {
  if (await hasRoute(path)) return;
  throw new RestError('rest_no_route', __('This store does not offer this.', 'tillview'), {
    status: 404,
  });
}

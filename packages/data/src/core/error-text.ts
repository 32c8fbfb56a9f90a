import { __, _n, sprintf } from '@wordpress/i18n';
import { MINUTE, SECOND } from './constants.ts';
import { toPlainText } from './plain-text.ts';
import { RestError } from './rest-error.ts';
import { isRecord } from './shapes.ts';

/** The wait, in milliseconds, from which it is formatted in minutes instead of seconds. */
const LONG_WAIT = 2 * MINUTE;

function formatWait(wait: number): string {
  if (wait >= LONG_WAIT) {
    const minutes = Math.ceil(wait / MINUTE);
    /* translators: %d: number of minutes. */
    return sprintf(_n('%d minute', '%d minutes', minutes, 'tillview'), minutes);
  }
  const seconds = Math.max(1, Math.ceil(wait / SECOND));
  /* translators: %d: number of seconds. */
  return sprintf(_n('%d second', '%d seconds', seconds, 'tillview'), seconds);
}

/** The error message of each parameter, if the response contains them. */
function getParameterTexts({ code, data }: RestError): string[] {
  if (code !== 'rest_invalid_param' || !isRecord(data) || !isRecord(data['params'])) return [];
  return Object.values(data['params'])
    .filter((text) => typeof text === 'string')
    .map(toPlainText);
}

const toSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * The reason why a request failed, as sentences for the user: the message of the store or of a proxy, the message of
 * each invalid parameter, and how long to wait before trying again.
 */
export function getErrorText(error: unknown): string {
  if (!(error instanceof RestError)) return __('Something went wrong.', 'tillview');
  const sentences = [error.message, ...getParameterTexts(error)];
  if (error.retryAfter !== undefined && error.retryAfter > 0) {
    sentences.push(
      sprintf(
        /* translators: %s: how long to wait, such as "30 seconds". */
        __('Try again in %s.', 'tillview'),
        formatWait(error.retryAfter),
      ),
    );
  }
  return sentences
    .filter((text) => text !== '')
    .map(toSentence)
    .join(' ');
}

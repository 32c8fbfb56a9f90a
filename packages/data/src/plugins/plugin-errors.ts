import { __, sprintf } from '@wordpress/i18n';
import { toPlainText } from '../core/plain-text.ts';
import { RestError } from '../core/rest-error.ts';
import { isRecord } from '../core/shapes.ts';
import { getPluginName } from './plugin-names.ts';
import type { PluginErrors } from './types.ts';

/** A step that can fail. */
export type PluginStep = 'install' | 'activate';

/**
 * The errors of a reply, by plugin. PHP encodes an empty map as an empty list, and may send a single string instead of
 * a list.
 */
export function readPluginErrors(reply: { errors?: { errors?: unknown } }): PluginErrors {
  const listed = reply.errors?.errors;
  if (!isRecord(listed)) return {};
  const entries = Object.entries(listed).map(([slug, texts]) => [slug, [texts].flat().map(String)]);
  return Object.fromEntries(entries) as PluginErrors;
}

/** Messages from the server contain slugs between backticks; users know the plugin names. */
function toText(message: string): string {
  const named = message.replaceAll(/`([^`]*)`/g, (_, slug: string) => getPluginName(slug));
  return toPlainText(named);
}

/**
 * Formats errors for display: the message of an error, all errors of a reply, or the given text. Replaces slugs with
 * names.
 */
export function formatErrors(response: unknown): string {
  if (typeof response === 'string') return toText(response);
  if (response instanceof Error) return toText(response.message);
  if (!isRecord(response)) return '';
  return Object.values(response)
    .flatMap((texts) => [texts].flat().map((text) => toText(String(text))))
    .join(', ');
}

/**
 * Creates the error for plugins that could not be installed or activated (messages: R8.19, R8.20); `data` has the
 * errors by plugin.
 */
export function createPluginsError(
  step: PluginStep,
  errors: PluginErrors,
  cause: unknown,
): RestError {
  const names = Object.keys(errors).map(getPluginName).join(', ');
  const text = formatErrors(errors);
  const isOne = Object.keys(errors).length === 1;
  const message = isOne ? getSingular(step, names, text) : getPlural(step, names, text);
  return new RestError(`plugins_${step}_failed`, message, { data: errors, cause });
}

function getSingular(step: PluginStep, name: string, error: string): string {
  return step === 'install'
    ? sprintf(
        /* translators: 1: name of a plugin, 2: what went wrong. */
        __('Could not install %1$s plugin, %2$s', 'tillview'),
        name,
        error,
      )
    : sprintf(
        /* translators: 1: name of a plugin, 2: what went wrong. */
        __('Could not activate %1$s plugin, %2$s', 'tillview'),
        name,
        error,
      );
}

function getPlural(step: PluginStep, names: string, errors: string): string {
  return step === 'install'
    ? sprintf(
        /* translators: 1: names of plugins, 2: what went wrong with each. */
        __('Could not install the following plugins: %1$s with these Errors: %2$s', 'tillview'),
        names,
        errors,
      )
    : sprintf(
        /* translators: 1: names of plugins, 2: what went wrong with each. */
        __('Could not activate the following plugins: %1$s with these Errors: %2$s', 'tillview'),
        names,
        errors,
      );
}

import { __, _n, _nx, _x, isRTL, setLocaleData, sprintf } from '@wordpress/i18n';
import React from 'react';

/** The page with the global `wp` object that other plugins use, as in the WordPress admin. */
export type Platform = {
  document?: ParentNode;
  wp?: { hooks?: unknown; element?: unknown; i18n?: unknown };
};

/**
 * Provides our React and translation functions to other plugins if the host has none. Must run before their callbacks.
 */
export function completePlatform({ wp = {} }: Platform): void {
  wp.element ??= React;
  wp.i18n ??= { __, _n, _nx, _x, isRTL, setLocaleData, sprintf };
}

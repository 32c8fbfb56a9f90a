import { __, _n, _nx, _x, isRTL, setLocaleData, sprintf } from '@wordpress/i18n';
import React from 'react';

/** The page with the global of the packages that other plugins use, as the WordPress admin has it. */
export type Platform = {
  document?: ParentNode;
  wp?: { hooks?: unknown; element?: unknown; i18n?: unknown };
};

/** Gives other plugins our React and our translation functions where the host has none; before any of their callbacks runs. */
export function completePlatform({ wp = {} }: Platform): void {
  wp.element ??= React;
  wp.i18n ??= { __, _n, _nx, _x, isRTL, setLocaleData, sprintf };
}

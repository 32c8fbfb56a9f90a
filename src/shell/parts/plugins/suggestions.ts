import {
  defaultPluginSlugs,
  getPluginName,
  toPlainText,
  type RecommendedPlugin,
} from '@tillview/data';
import { __ } from '@wordpress/i18n';

/** An extension that the screen offers to install. */
export type Suggestion = {
  slug: string;
  name: string;
  /** What it does, as plain text; absent when there is no description. */
  description?: string;
};

/** The descriptions of the default extensions; those of recommended extensions come from the store. */
function getDescription(slug: string): string | undefined {
  switch (slug) {
    case 'jetpack':
      return __('Connects the site to WordPress.com, for backups and security scans.', 'tillview');
    case 'woocommerce-services':
      return __('Prints shipping labels and calculates sales taxes.', 'tillview');
    default:
      return undefined;
  }
}

/** Returns the field of a response as plain text; empty when it is not a string. */
const readText = (value: unknown) => (typeof value === 'string' ? toPlainText(value) : '');

/** The slug to install; undefined for an entry without a valid one. */
function getSlug({ product, slug }: RecommendedPlugin): string | undefined {
  return [product, slug].find((name) => typeof name === 'string' && /^[\w-]+$/.test(name));
}

/**
 * The extensions that a store recommends, with its texts and in its order, without duplicates and without entries that
 * have no slug.
 */
export function toSuggestions(recommended: readonly RecommendedPlugin[]): readonly Suggestion[] {
  const suggestions = new Map<string, Suggestion>();
  for (const plugin of recommended) {
    const slug = getSlug(plugin);
    if (slug === undefined || suggestions.has(slug)) continue;
    const description = readText(plugin.content);
    const name = readText(plugin.title) || getPluginName(slug);
    suggestions.set(slug, { slug, name, ...(description && { description }) });
  }
  return [...suggestions.values()];
}

/**
 * The extensions to offer: the default ones, then the payment extensions that the store recommends, without duplicates.
 */
export function getSuggestions(recommended: readonly RecommendedPlugin[]): readonly Suggestion[] {
  const own = defaultPluginSlugs.map((slug) => {
    const description = getDescription(slug);
    return { slug, name: getPluginName(slug), ...(description && { description }) };
  });
  const others = toSuggestions(recommended);
  return [...own, ...others.filter(({ slug }) => !defaultPluginSlugs.includes(slug))];
}

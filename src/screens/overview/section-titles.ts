import { __ } from '@wordpress/i18n';
import type { Section, SectionKey } from './overview-sections.ts';

/** The default title of a section. */
function getDefaultTitle(key: SectionKey): string {
  switch (key) {
    case 'store-performance':
      return __('Performance', 'tillview');
    case 'store-charts':
      return __('Charts', 'tillview');
    case 'store-order-hours':
      return __('Orders by hour', 'tillview');
    case 'store-leaderboards':
      return __('Leaderboards', 'tillview');
  }
}

/** The title of a section: the user's own title, or the default title. */
export const getSectionTitle = ({ title }: Section, key: SectionKey): string =>
  title ?? getDefaultTitle(key);

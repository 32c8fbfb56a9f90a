import { useExtensions } from '../../hook-api/connect-extensions.ts';
import { ownContent } from './overview-content.ts';

/** The content of the Overview, extended by other plugins. */
export const useOverviewContent = () => useExtensions()?.extendOverview(ownContent) ?? ownContent;

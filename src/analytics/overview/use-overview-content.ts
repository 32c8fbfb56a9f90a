import { useExtensions } from '../../extensions/connect-extensions.ts';
import { ownContent } from './overview-content.ts';

/** What the Overview consists of. */
export const useOverviewContent = () => useExtensions()?.extendOverview(ownContent) ?? ownContent;

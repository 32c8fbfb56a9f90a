import { FocusFallback, lazyWithRetry, usePath } from '@tillview/components';
import { useIsSaving } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { useExtensions } from '../hook-api/connect-extensions.ts';
import { ReportCurrency } from '../hook-api/report-currency.tsx';
import { useHost } from '../host/host-context.ts';
import { ignoreComposition } from '../host/ignore-composition.ts';
import { ShopDayContext, useShopDay } from '../host/shop-day.ts';
import { useLeaveWarning } from '../host/use-leave-warning.ts';
import { findScreen, START_PATH } from '../screens.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { HostNotices } from './host-notices.tsx';
import { ShellTools } from './lazy-tools.tsx';
import { ScreenLoader } from './screen-loader.tsx';
import { ScreenPlaceholder } from './screen-placeholder.tsx';
import { ScreenTabs } from './screen-tabs.tsx';
import type { ScreenProps, ScreenViews } from './screen-view.ts';
import { useRedirect } from './use-url.ts';
import './shell.css';

const NotFound = lazyWithRetry(() => import('./not-found.tsx'), {
  placeholder: () => <ScreenPlaceholder />,
  failure: () => __('Page not found', 'tillview'),
});

type Props = ScreenProps & {
  views: ScreenViews;
  /** The host settings that could not be read, as one sentence each. */
  problems: readonly string[];
};

/** Puts the name of the screen first in the document title, before the site name. */
function useDocumentTitle(title: string | undefined) {
  const { storeName } = useHost();
  useEffect(() => {
    const parts = [title, __('Analytics', 'tillview'), storeName];
    globalThis.document.title = parts.filter(Boolean).join(' ‹ ');
  }, [title, storeName]);
}

/** The whole app in the content area of the host: notices, then the screen of the current URL. */
export function Shell({ problems, views, onError }: Props) {
  const path = usePath();
  const screen = findScreen(path);
  const { user } = useHost();
  const day = useShopDay();
  const extensions = useExtensions();
  // Never has the path of one of our own screens.
  const added = extensions?.findReport(path);
  const title = screen?.title() ?? added?.title;
  useDocumentTitle(title);
  useLeaveWarning(useIsSaving());
  useEffect(ignoreComposition, []);

  // An alias, and the admin page without a path, redirect to the canonical path of the screen.
  useRedirect(path === '/' ? START_PATH : screen?.path);

  return (
    <ShopDayContext.Provider value={day}>
      <ReportCurrency>
        <FocusFallback className="tillview-shell">
          <HostNotices problems={problems} />
          {extensions && <extensions.Notices user={user} Frame={HostNotices} />}
          <ShellTools />
          {screen && <ScreenTabs screen={screen} />}
          <ErrorBoundary
            name={title ?? __('The page', 'tillview')}
            resetKey={path}
            onError={onError}
          >
            {screen && (
              <ScreenLoader key={screen.path} screen={screen} views={views} onError={onError} />
            )}
            {added && <added.View />}
            {!screen &&
              !added &&
              (path === '/' ? <ScreenPlaceholder /> : <NotFound key={path} path={path} />)}
          </ErrorBoundary>
        </FocusFallback>
      </ReportCurrency>
    </ShopDayContext.Provider>
  );
}

import { FocusFallback, lazyWithRetry, usePath } from '@tillview/components';
import { useIsSaving } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { useExtensions } from '../extensions/connect-extensions.ts';
import { useHost } from '../host/host-context.ts';
import { useLeaveWarning } from '../host/use-leave-warning.ts';
import { findScreen, START_PATH } from '../screens.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { HostNotices } from './host-notices.tsx';
import { ShellTools } from './lazy-tools.tsx';
import { ScreenLoader } from './screen-loader.tsx';
import { ScreenPlaceholder } from './screen-placeholder.tsx';
import type { LoadScreen, ScreenProps } from './screen-view.ts';
import { useRedirect } from './use-address.ts';
import './shell.css';

const NotFound = lazyWithRetry(() => import('./not-found.tsx'), {
  placeholder: () => <ScreenPlaceholder />,
  failure: () => __('Page not found', 'tillview'),
});

type Props = ScreenProps & {
  loadScreen: LoadScreen;
  /** What could not be read of the host's settings, one sentence each. */
  problems: readonly string[];
};

/** Names the screen in the browser's title, before the site. */
function useDocumentTitle(title: string | undefined) {
  const { storeName } = useHost();
  useEffect(() => {
    const parts = [title, __('Analytics', 'tillview'), storeName];
    globalThis.document.title = parts.filter(Boolean).join(' ‹ ');
  }, [title, storeName]);
}

/** The whole app inside the host's content area: notices, then the screen that the address names. */
export function App({ problems, loadScreen, onError }: Props) {
  const path = usePath();
  const screen = findScreen(path);
  const { user } = useHost();
  const extensions = useExtensions();
  // Never at the path of one of our screens.
  const added = extensions?.findReport(path);
  const title = screen?.title() ?? added?.title;
  useDocumentTitle(title);
  useLeaveWarning(useIsSaving());

  // An alias, and the admin page without a path, lead to the screen's own address.
  useRedirect(path === '/' ? START_PATH : screen?.path);

  return (
    <FocusFallback className="tillview-shell">
      <HostNotices problems={problems} />
      {extensions && <extensions.Notices user={user} Frame={HostNotices} />}
      <ShellTools />
      <ErrorBoundary name={title ?? __('The page', 'tillview')} resetKey={path} onError={onError}>
        {screen && (
          <ScreenLoader
            key={screen.path}
            screen={screen}
            loadScreen={loadScreen}
            onError={onError}
          />
        )}
        {added && <added.View />}
        {!screen &&
          !added &&
          (path === '/' ? <ScreenPlaceholder /> : <NotFound key={path} path={path} />)}
      </ErrorBoundary>
    </FocusFallback>
  );
}

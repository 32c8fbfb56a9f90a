import { Button, Card, Notice, Placeholder } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { RequestError } from '../../shell/request-error.tsx';
import { useCanInstall } from '../../shell/parts/plugins/use-can-install.ts';
import type { Connection } from './use-connection.ts';
import type { SitePlugins } from '../../shell/parts/plugins/use-plugins.ts';

const CONNECTION_PLUGIN = 'jetpack';

type Props = { plugins: SitePlugins; connection: Connection };

/** Shows whether the site is connected to WordPress.com, with a button to connect it. */
export function ConnectionCard({ plugins: { isKnown, getState }, connection }: Props) {
  const canInstall = useCanInstall();
  const { isConnected, error, isConnecting, failure } = connection;
  const isInstalled = getState(CONNECTION_PLUGIN) === 'activated';
  const connect = () => connection.onConnect(isInstalled);
  return (
    <Card title={__('Site connection', 'tillview')}>
      <div className="tillview-extensions__connection">
        {isConnected === undefined && !error && (
          <div aria-busy="true">
            <Placeholder height="36px" />
          </div>
        )}
        {isConnected === true && (
          <p className="tillview-screen-page__sentence">
            {__('This site is connected to WordPress.com.', 'tillview')}
          </p>
        )}
        {isConnected !== true && failure !== undefined && (
          <Notice
            status="error"
            actions={isKnown ? [{ label: __('Retry', 'tillview'), onClick: connect }] : []}
            onRemove={connection.onDismiss}
          >
            {__('The site could not be connected.', 'tillview')} {failure}
          </Notice>
        )}
        {isConnected === false && (
          <>
            <p className="tillview-screen-page__sentence">
              {__('This site is not connected to WordPress.com.', 'tillview')}
            </p>
            {isKnown && canInstall && (
              <Button
                isBusy={isConnecting}
                aria-disabled={isConnecting || undefined}
                onClick={connect}
              >
                {isInstalled
                  ? __('Connect', 'tillview')
                  : __('Install Jetpack and connect', 'tillview')}
              </Button>
            )}
          </>
        )}
        {error && (
          <RequestError
            error={error}
            subject={__('the connection to WordPress.com', 'tillview')}
            onRetry={connection.onRetry}
            isInline
          />
        )}
      </div>
    </Card>
  );
}

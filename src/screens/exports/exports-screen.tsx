import { Card, EmptyContent } from '@tillview/components';
import { exportStore } from '@tillview/data';
import { getNewPath, getPersistedQuery } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { readDownloads } from '../../host/session/kept-downloads.ts';
import { List, ListEnd } from '../../shell/parts/list.tsx';
import { RequestError } from '../../shell/request-error.tsx';
import { ScreenPage } from '../../shell/parts/screen-page.tsx';
import { DownloadList } from './download-list.tsx';
import { ExportRow } from './export-row.tsx';
import { useExports } from './use-exports.ts';
import './exports.css';

/** The data stores of the screen. */
export const stores = [exportStore];

/** Lists the exports and the downloads of this user in this browser, newest first. If there are none, explains how to start one. */
export function Screen() {
  const { exports, error, onRetry, onRetryExport } = useExports();
  const host = useHost();
  const [downloads] = useState(() => readDownloads(host));
  return (
    <ScreenPage title={__('Exports', 'tillview')}>
      <Card isFlush>
        {exports.length === 0 && (
          <EmptyContent
            title={__('You have not started an export in this browser.', 'tillview')}
            message={__(
              'The store can send you long tables by email. Open a report and choose “All columns and pages, by email” in the menu beside Download.',
              'tillview',
            )}
            actionLabel={__('Open Orders', 'tillview')}
            actionURL={getNewPath(getPersistedQuery(), '/analytics/orders', {})}
          />
        )}
        <List>
          {exports.map((listed) => (
            <ExportRow
              key={listed.key}
              listed={listed}
              onRetryExport={() => onRetryExport(listed)}
            />
          ))}
        </List>
        {error && (
          <ListEnd>
            <RequestError
              error={error}
              subject={__('the progress of exports', 'tillview')}
              isAnalytics
              note={__('The store still sends them by email.', 'tillview')}
              onRetry={onRetry}
              isInline
            />
          </ListEnd>
        )}
      </Card>
      {downloads.length > 0 && <DownloadList downloads={downloads} />}
    </ScreenPage>
  );
}

import { Card } from '@tillview/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { KeptDownload } from '../../host/session/kept-downloads.ts';
import { formatInstant } from '../../shell/parts/format-instant.ts';
import { List } from '../../shell/parts/list.tsx';
import { ListRow, RowContent, RowFacts, RowTitle } from '../../shell/parts/list-row.tsx';

/** The files that were downloaded in this browser, newest first; their content is not kept. */
export function DownloadList({ downloads }: { downloads: readonly KeptDownload[] }) {
  return (
    <Card title={__('Downloaded in this browser', 'tillview')} isFlush>
      <List>
        {downloads.map(({ name, at, rows }) => (
          <ListRow key={at} id={at} isWrapping>
            <RowContent>
              <RowTitle>{name}</RowTitle>
              <RowFacts>
                <span>{formatInstant(at)}</span>
                <span>
                  {sprintf(
                    /* translators: %s: number of rows of a table. */
                    _n('%s row', '%s rows', rows, 'tillview'),
                    String(rows),
                  )}
                </span>
              </RowFacts>
            </RowContent>
          </ListRow>
        ))}
      </List>
    </Card>
  );
}

import { Card, Link, Status } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { Fragment } from 'react';
import { useHost } from '../../host/host-context.ts';
import { ListRow } from '../../shell/parts/list-row.tsx';
import { List, ListLoading } from '../../shell/parts/list.tsx';
import { RequestError } from '../../shell/request-error.tsx';
import { useTasks } from './use-tasks.ts';

/** Returns the URL of the page for a task. */
const toHref = (adminUrl: string, target: string) =>
  /^https?:/i.test(target) ? target : `${adminUrl}${target}`;

/** The tasks of a new store and which of them are done. Renders nothing if the store has none. */
export function TasksCard() {
  const { mode, adminUrl } = useHost();
  const { lists, isKnown, error, onRetry } = useTasks();
  const tasks = lists.flatMap((list) => list.tasks);
  const done = tasks.filter(({ isDone }) => isDone).length;
  if (isKnown && !error && tasks.length === 0) return null;
  return (
    <Card
      title={__('Setup tasks', 'tillview')}
      description={
        tasks.length > 0 &&
        /* translators: 1: number of tasks that are done; 2: number of tasks. */
        sprintf(__('%1$d of %2$d done', 'tillview'), done, tasks.length)
      }
      isFlush
    >
      {!isKnown && !error && (
        <ListLoading label={__('Loading tasks…', 'tillview')} lines={5} height="32px" />
      )}
      {lists.map(({ key: listKey, title, tasks: listed }) => (
        <Fragment key={listKey}>
          {title && <h3 className="tillview-setup__tasks">{title}</h3>}
          <List>
            {listed.map(({ key, label, isDone, target }) => (
              <ListRow key={key} id={key} className="tillview-setup__task" isCompact isWrapping>
                {/* The demo store has no such pages. */}
                {mode === 'demo' ? (
                  <span>{label}</span>
                ) : (
                  <Link href={toHref(adminUrl, target)} type="wp-admin">
                    {label}
                  </Link>
                )}
                <Status tone={isDone ? 'done' : undefined}>
                  {isDone ? __('Done', 'tillview') : __('To do', 'tillview')}
                </Status>
              </ListRow>
            ))}
          </List>
        </Fragment>
      ))}
      {error && (
        <div className="tillview-setup__part">
          <RequestError
            error={error}
            subject={__('the setup tasks', 'tillview')}
            onRetry={onRetry}
            isInline
          />
        </div>
      )}
    </Card>
  );
}

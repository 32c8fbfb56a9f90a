import { Card, Link } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { useHost } from '../../host/host-context.ts';
import { ListRow, RowContent } from '../../shell/parts/list-row.tsx';
import { List, ListLoading } from '../../shell/parts/list.tsx';
import { RequestError } from '../../shell/request-error.tsx';
import type { SetupTask } from './tasks.ts';
import { useTasks } from './use-tasks.ts';

/** Returns the URL of the page for a task. */
const toHref = (adminUrl: string, target: string) =>
  /^https?:/i.test(target) ? target : `${adminUrl}${target}`;

function Tasks({ tasks }: { tasks: readonly SetupTask[] }) {
  const { mode, adminUrl } = useHost();
  return (
    <List>
      {tasks.map(({ key, label, why, time, target }) => (
        <ListRow key={key} id={key} isCompact>
          <RowContent>
            {/* The demo store has no such pages. */}
            {mode === 'demo' ? (
              <span className="tillview-setup__task">{label}</span>
            ) : (
              <Link
                className="tillview-setup__task"
                href={toHref(adminUrl, target)}
                type="wp-admin"
              >
                {label}
              </Link>
            )}
            {why && <span className="tillview-setup__why">{why}</span>}
          </RowContent>
          {time && <span className="tillview-setup__time">{time}</span>}
        </ListRow>
      ))}
    </List>
  );
}

/**
 * What is left to do in a new store, why, and how long it takes; what is done is folded. Renders nothing if the store has
 * no tasks.
 */
export function TasksCard() {
  const { tasks, isKnown, error, onRetry } = useTasks();
  const done = tasks.filter(({ isDone }) => isDone);
  const open = tasks.filter(({ isDone }) => !isDone);
  if (isKnown && !error && tasks.length === 0) return null;
  return (
    <Card
      title={__('Setup tasks', 'tillview')}
      description={
        tasks.length > 0
          ? /* translators: 1: number of tasks that are done; 2: number of tasks. */
            sprintf(__('%1$d of %2$d done', 'tillview'), done.length, tasks.length)
          : // The line is there before the tasks are.
            '\u00A0'
      }
      isFlush
    >
      {!isKnown && !error && (
        <div className="tillview-setup__tasks">
          <ListLoading label={__('Loading tasks…', 'tillview')} lines={4} height="57px" />
        </div>
      )}
      {open.length > 0 && <Tasks tasks={open} />}
      {done.length > 0 && (
        <details className="tillview-setup__done">
          <summary>
            {
              /* translators: %d: number of tasks. */ sprintf(
                __('Done: %d', 'tillview'),
                done.length,
              )
            }
          </summary>
          <Tasks tasks={done} />
        </details>
      )}
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

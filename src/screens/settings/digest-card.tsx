import { Button, Card, Notice } from '@tillview/components';
import {
  digestStore,
  ensureStores,
  getErrorText,
  type DigestInterval,
  type DigestUser,
} from '@tillview/data';
import { toMoment } from '@tillview/date';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { formatStoreTime } from '../../shell/parts/format-instant.ts';
import { RequestError } from '../../shell/request-error.tsx';
import { useCountFormat } from '../../shell/parts/use-count-format.ts';
import '../../shell/parts/select.css';

type RowProps = {
  user: DigestUser;
  onSave: (every: DigestInterval) => Promise<unknown>;
};

/** A user, and how often the user receives the digest. The choice stays when it cannot be saved. */
function UserRow({ user: { name, email, every }, onSave }: RowProps) {
  const id = useId();
  const [unsaved, setUnsaved] = useState<{ every: DigestInterval; error?: unknown }>();
  const save = async (next: DigestInterval) => {
    setUnsaved({ every: next });
    try {
      await onSave(next);
      setUnsaved(undefined);
    } catch (error) {
      setUnsaved({ every: next, error });
    }
  };
  return (
    <li>
      <label htmlFor={id}>
        <bdi>{name}</bdi> <bdi className="tillview-settings__state">{email}</bdi>
      </label>
      <select
        id={id}
        className="tillview-select"
        value={unsaved?.every ?? every}
        onChange={({ target }) => void save(target.value as DigestInterval)}
      >
        <option value="">{__('Never', 'tillview')}</option>
        <option value="day">{__('Every day', 'tillview')}</option>
        <option value="week">{__('Every week', 'tillview')}</option>
      </select>
      {unsaved?.error !== undefined && (
        <Notice
          status="error"
          actions={[{ label: __('Retry', 'tillview'), onClick: () => void save(unsaved.every) }]}
          onRemove={() => setUnsaved(undefined)}
        >
          {__('This was not saved.', 'tillview')} {getErrorText(unsaved.error)}
        </Notice>
      )}
    </li>
  );
}

type Sending =
  | { state: 'sending' }
  | { state: 'sent'; email: string }
  | { state: 'failed'; error: unknown };

/** Sends the digest to the signed-in user at once. */
function SendNow() {
  const { sendDigest } = useDispatch(digestStore);
  const [sending, setSending] = useState<Sending>();
  const send = async () => {
    setSending({ state: 'sending' });
    try {
      setSending({ state: 'sent', email: await sendDigest() });
    } catch (error) {
      setSending({ state: 'failed', error });
    }
  };
  return (
    <div className="tillview-settings__actions">
      <Button
        // Not `disabled`: a disabled button loses the focus.
        aria-disabled={sending?.state === 'sending' || undefined}
        onClick={() => {
          if (sending?.state !== 'sending') void send();
        }}
      >
        {__('Send me one now', 'tillview')}
      </Button>
      <span role="status">
        {sending?.state === 'sending' && __('Sending…', 'tillview')}
        {sending?.state === 'sent' &&
          /* translators: %s: an email address. */
          sprintf(__('Sent to %s', 'tillview'), sending.email)}
        {sending?.state === 'failed' &&
          `${__('The digest was not sent.', 'tillview')} ${getErrorText(sending.error)}`}
      </span>
    </div>
  );
}

/** What was sent last, and whether some of it failed. */
function LastSent({ at, sent, failed }: { at: string; sent: number; failed: number }) {
  const formatCount = useCountFormat();
  const moment = toMoment('YYYY-MM-DD HH:mm:ss', at);
  if (!moment) return null;
  const time = formatStoreTime(moment);
  return (
    <p className="tillview-settings__sentence">
      {sprintf(
        /* translators: 1: number of emails, 2: a date and a time of day. */
        _n(
          '%1$s email was sent last: %2$s.',
          '%1$s emails were sent last: %2$s.',
          sent,
          'tillview',
        ),
        formatCount(sent),
        time,
      )}{' '}
      {failed > 0 && (
        <strong>
          {sprintf(
            /* translators: %s: number of emails. */
            _n(
              '%s email could not be sent. Check how the site sends email.',
              '%s emails could not be sent. Check how the site sends email.',
              failed,
              'tillview',
            ),
            formatCount(failed),
          )}
        </strong>
      )}
    </p>
  );
}

/** Who receives the digest by email. Renders nothing in a store without the plugin, and for users who may not manage it. */
export default function DigestCard() {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [digestStore]));
  const { user } = useHost();
  const mayManage = user?.capabilities['manage_woocommerce'] === true;
  const { digest, error } = useSelect(
    (select) => ({
      digest: mayManage ? select(digestStore).getDigest() : null,
      error: mayManage && select(digestStore).getDigestError(),
    }),
    [mayManage],
  );
  const { setDigestInterval, invalidateResolution } = useDispatch(digestStore);
  const title = __('Digest by email', 'tillview');
  if (error && !digest)
    return (
      <Card title={title}>
        <RequestError error={error} onRetry={() => void invalidateResolution('getDigest', [])} />
      </Card>
    );
  if (!digest) return null;
  return (
    <Card
      title={title}
      description={__(
        'At 7 in the morning: sales of yesterday or of the last 7 days, the estimate of the month, what to order, and whether all orders are in the reports. Each user gets the figures that the user may see, and each email has a link that turns it off.',
        'tillview',
      )}
    >
      <div className="tillview-settings__import">
        {digest.problem !== '' && (
          <p className="tillview-settings__sentence">
            {digest.problem === 'environment'
              ? __('This site is a copy for tests, so it sends no digest.', 'tillview')
              : __(
                  'The address of this site has changed, so it sends no digest. If it is not a copy, select again who receives it.',
                  'tillview',
                )}
          </p>
        )}
        <ul className="tillview-settings__digest">
          {digest.users.map((each) => (
            <UserRow
              key={each.id}
              user={each}
              onSave={(every) => setDigestInterval(each.id, every)}
            />
          ))}
        </ul>
        {digest.last && <LastSent {...digest.last} />}
        {digest.problem === '' && <SendNow />}
      </div>
    </Card>
  );
}

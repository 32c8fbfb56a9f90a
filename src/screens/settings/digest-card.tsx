import { Button, Card, Notice } from '@tillview/components';
import { digestStore, ensureStores, type DigestInterval, type DigestUser } from '@tillview/data';
import { toMoment } from '@tillview/date';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { formatStoreTime } from '../../shell/parts/format-instant.ts';
import { RequestError } from '../../shell/request-error.tsx';
import { useErrorText } from '../../shell/use-error-text.ts';
import '../../shell/parts/select.css';

type RowProps = {
  user: DigestUser;
  onSave: (every: DigestInterval) => Promise<unknown>;
};

/** When the last mail was sent and the next one will be, and why one was not. */
function MailStatus({ sent, next, error }: Pick<DigestUser, 'sent' | 'next' | 'error'>) {
  const describe = (time: string | undefined, toText: (formatted: string) => string) => {
    const moment = time ? toMoment('YYYY-MM-DD HH:mm:ss', time) : null;
    return moment && <span>{toText(formatStoreTime(moment))}</span>;
  };
  return (
    <p className="tillview-settings__state tillview-settings__mails">
      {describe(sent, (time) =>
        /* translators: %s: a date and a time of day. */
        sprintf(__('Last sent: %s', 'tillview'), time),
      )}
      {describe(next, (time) =>
        /* translators: %s: a date and a time of day. */
        sprintf(__('Next: %s', 'tillview'), time),
      )}
      {error && (
        <strong>
          {__('The digest was not sent.', 'tillview')} {error}
        </strong>
      )}
    </p>
  );
}

/** A user, and how often the user receives the digest. The choice stays when it cannot be saved. */
function UserRow({ user, onSave }: RowProps) {
  const { name, email, every } = user;
  const getErrorText = useErrorText();
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
      {every !== '' && <MailStatus {...user} />}
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
  const getErrorText = useErrorText();
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
    <div className="tillview-screen-page__actions">
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

/** Says that the site looks like a copy, with a button for a site that has moved. */
function MovedSite() {
  const getErrorText = useErrorText();
  const { markLiveSite } = useDispatch(digestStore);
  const [error, setError] = useState<unknown>();
  const mark = async () => {
    try {
      await markLiveSite();
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <>
      <p className="tillview-screen-page__sentence">
        {__(
          'This looks like a copy: the site has another address than the one on which the digest was turned on. It sends no digest.',
          'tillview',
        )}
      </p>
      <div className="tillview-screen-page__actions">
        <Button onClick={() => void mark()}>{__('This is the live site', 'tillview')}</Button>
        <span role="status">
          {error !== undefined && `${__('This was not saved.', 'tillview')} ${getErrorText(error)}`}
        </span>
      </div>
    </>
  );
}

/** Who receives the digest by email. Renders nothing in a store without the plugin, and for users who may not manage it. */
export function DigestCard() {
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
        {digest.problem === 'environment' && (
          <p className="tillview-screen-page__sentence">
            {__('This site is a copy for tests, so it sends no digest.', 'tillview')}
          </p>
        )}
        {digest.problem === 'address' && <MovedSite />}
        <ul className="tillview-settings__digest">
          {digest.users.map((each) => (
            <UserRow
              key={each.id}
              user={each}
              onSave={(every) => setDigestInterval(each.id, every)}
            />
          ))}
        </ul>
        {digest.problem === '' && <SendNow />}
      </div>
    </Card>
  );
}

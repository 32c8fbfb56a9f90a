import { Button, TextControl } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { toKeptTitle } from './overview-sections.ts';

type Props = {
  title: string;
  /** Called with the new title; an empty text restores the default title. */
  onSave: (title: string) => void;
  onCancel: () => void;
};

/** The maximum length of a title. */
const MAX_LENGTH = 80;

/** A text field for a section's title, instead of its heading. */
export function RenameForm({ title, onSave, onCancel }: Props) {
  const [draft, setDraft] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave(toKeptTitle(draft));
  };
  return (
    <form className="tillview-overview__rename" onSubmit={onSubmit}>
      <TextControl
        ref={field}
        label={__('Section title', 'tillview')}
        value={draft}
        maxLength={MAX_LENGTH}
        onChange={setDraft}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <Button variant="primary" type="submit">
        {__('Save', 'tillview')}
      </Button>
      <Button onClick={onCancel}>{__('Cancel', 'tillview')}</Button>
    </form>
  );
}

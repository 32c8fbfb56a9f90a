import { Button, TextControl } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { toKeptTitle } from './overview-sections.ts';

type Props = {
  title: string;
  /** Called with the new title; an empty one stands for the section's own. */
  onSave: (title: string) => void;
  onCancel: () => void;
};

/** The longest title that is taken. */
const MAX_LENGTH = 80;

/** A section's title as a field, in the place of its heading. */
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

import { __ } from '@wordpress/i18n';
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

type PagePickerProps = {
  page: number;
  pageCount: number;
  onPick: (page: number) => void;
};

/** Jumps to a page by its number: a whole one, from 1 to the last, and not the one that is shown (spec §5). */
export function PagePicker({ page, pageCount, onPick }: PagePickerProps) {
  const id = useId();
  const [text, setText] = useState(String(page));
  const [known, setKnown] = useState(page);
  if (known !== page) {
    setKnown(page);
    setText(String(page));
  }

  const commit = (field: HTMLInputElement) => {
    const asked = /^\d+$/.test(field.value.trim()) ? Number(field.value) : NaN;
    if (asked >= 1 && asked <= pageCount && asked !== page) {
      onPick(asked);
      return;
    }
    // A number field that holds "1e" reports no text at all, so React sees nothing to put back.
    field.value = String(page);
    setText(String(page));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit(event.currentTarget);
  };

  return (
    <div className="tillview-pagination__page-picker">
      <label htmlFor={id}>{__('Go to page', 'tillview')}</label>
      <input
        id={id}
        className="tillview-pagination__field"
        type="number"
        inputMode="numeric"
        min={1}
        max={pageCount}
        step={1}
        aria-invalid={page < 1 || page > pageCount}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={(event) => commit(event.currentTarget)}
        onKeyDown={onKeyDown}
        onClick={(event: MouseEvent<HTMLInputElement>) => event.currentTarget.select()}
      />
    </div>
  );
}

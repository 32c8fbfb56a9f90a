import { __, sprintf } from '@wordpress/i18n';
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

type PagePickerProps = {
  page: number;
  pageCount: number;
  onPick: (page: number) => void;
};

/**
 * A field that goes to a page by its number: a whole number from 1 to the last page, other than the current one (R5.25,
 * R5.26, R5.27). Shows an error when there is no such page.
 */
export function PagePicker({ page, pageCount, onPick }: PagePickerProps) {
  const id = useId();
  const [text, setText] = useState(String(page));
  const [problem, setProblem] = useState('');
  const [lastPage, setLastPage] = useState(page);
  if (lastPage !== page) {
    setLastPage(page);
    setText(String(page));
    setProblem('');
  }

  const commit = (field: HTMLInputElement) => {
    const requested = /^\d+$/.test(field.value.trim()) ? Number(field.value) : NaN;
    if (requested >= 1 && requested <= pageCount && requested !== page) {
      onPick(requested);
      return;
    }
    const typed = field.value.trim();
    if (typed !== '' && requested !== page)
      setProblem(
        sprintf(
          /* translators: 1: what was entered as the number of a page, 2: how many pages there are. */
          __('There is no page %1$s. Enter a page from 1 to %2$d.', 'tillview'),
          typed,
          pageCount,
        ),
      );
    // A number field with the text "1e" has an empty value, so React sees no change and would not reset it.
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
        onChange={(event) => {
          setText(event.target.value);
          setProblem('');
        }}
        onBlur={(event) => commit(event.currentTarget)}
        onKeyDown={onKeyDown}
        onClick={(event: MouseEvent<HTMLInputElement>) => event.currentTarget.select()}
      />
      <span className="tillview-pagination__problem" role="alert">
        {problem}
      </span>
    </div>
  );
}

import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { getOptionText, type SelectOption } from './types.ts';

type TagsProps<Value> = {
  selected: readonly SelectOption<Value>[];
  isDisabled: boolean;
  onRemove: (option: SelectOption<Value>) => void;
};

/** The selected options, each with a button that removes it. An option without a label has no tag. */
export function Tags<Value>({ selected, isDisabled, onRemove }: TagsProps<Value>) {
  const shown = selected.filter(({ label }) => label !== undefined && label !== '');
  if (shown.length === 0) return null;
  return (
    <ul className="tillview-select-control__tags" aria-label={__('Selected items', 'tillview')}>
      {shown.map((option, index) => (
        <li key={option.key} className="tillview-select-control__tag">
          <span className="tillview-select-control__tag-label" aria-hidden="true">
            {option.label}
          </span>
          <VisuallyHidden>
            {sprintf(
              /* translators: 1: a selected item; 2: its position; 3: the number of selected items. */
              __('%1$s (%2$d of %3$d)', 'tillview'),
              getOptionText(option),
              index + 1,
              shown.length,
            )}
          </VisuallyHidden>
          {!isDisabled && (
            <Button
              variant="quiet"
              isIcon
              isSmall
              className="tillview-select-control__tag-remove"
              // A dialog that opens with selected items must focus its search field, not a Remove button.
              data-skip-focus
              aria-label={sprintf(
                /* translators: %s: a selected item. */
                __('Remove %s', 'tillview'),
                getOptionText(option),
              )}
              onClick={() => onRemove(option)}
            >
              <CloseIcon size={12} />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

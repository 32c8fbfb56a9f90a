import { __ } from '@wordpress/i18n';
import { Button } from '../button/button.tsx';
import { Tag } from '../tag/tag.tsx';
import type { SearchListMessages } from './messages.ts';
import type { SearchListItem } from './types.ts';

type SelectedItemsProps = {
  selected: readonly SearchListItem[];
  messages: SearchListMessages;
  onRemove: (item: SearchListItem) => void;
  onClear: () => void;
};

/** The selected items of a list, with buttons to remove each of them or all. */
export function SelectedItems({ selected, messages, onRemove, onClear }: SelectedItemsProps) {
  return (
    <div className="tillview-search-list__selected">
      <div className="tillview-search-list__selected-header">
        <strong>{messages.selected(selected.length)}</strong>
        {selected.length > 0 && (
          <Button variant="link" aria-label={messages.clear} onClick={onClear}>
            {__('Clear all', 'tillview')}
          </Button>
        )}
      </div>
      {selected.length > 0 && (
        <ul className="tillview-search-list__tags">
          {selected.map((item) => (
            <li key={item.id} className="tillview-search-list__tag">
              <Tag label={item.name} id={item.id} remove={() => () => onRemove(item)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { EllipsisMenu, MenuItem, MenuTitle } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { hasBlocks, isBlockShown, type Section, type SectionKey } from './overview-sections.ts';
import { useSectionBlocks } from './section-blocks.ts';

/** A section that is not shown. */
export type RemovedSection = { section: Section; title: string };

/** The actions for a section. */
export type SectionActions = {
  onToggleBlock: (block: string, isShown: boolean) => void;
  onRename: () => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  /** The removed sections, with their titles. */
  removed: readonly RemovedSection[];
  onAdd: (removed: RemovedSection) => void;
};

type Props = SectionActions & {
  section: Section;
  sectionKey: SectionKey;
  title: string;
  isFirst: boolean;
  isLast: boolean;
};

/** The action that adds a section back. */
export const getAddText = (title: string): string =>
  /* translators: %s: the title of a section, such as "Charts". */
  sprintf(__('Add section “%s”', 'tillview'), title);

function BlockItems({ section, sectionKey, onToggleBlock }: Props) {
  const { blocks, isRequesting, isError } = useSectionBlocks(sectionKey);
  if (isRequesting || isError)
    // Not a menu item: it would get the focus, and lose it when the list is loaded.
    return (
      <MenuTitle>
        {isError
          ? __('The list could not be loaded.', 'tillview')
          : __('Loading options', 'tillview')}
      </MenuTitle>
    );
  return (
    <>
      {blocks.map(({ key, label }) => {
        const isShown = isBlockShown(section, key);
        return (
          <MenuItem
            key={key}
            isCheckbox
            isClickable
            checked={isShown}
            onInvoke={() => onToggleBlock(key, !isShown)}
          >
            {label}
          </MenuItem>
        );
      })}
    </>
  );
}

/** The menu of a section: the blocks that it shows, its title and its position. */
export function SectionMenu(props: Props) {
  const { title, isFirst, isLast, onRename, onMove, onRemove, removed, onAdd } = props;
  return (
    <EllipsisMenu
      /* translators: %s: the title of a section, such as "Charts". */
      label={sprintf(__('%s: choose what to show', 'tillview'), title)}
      renderContent={({ onClose }) => {
        const item = (label: string, onInvoke: () => void, isDisabled = false) => (
          <MenuItem
            key={label}
            isClickable
            isDisabled={isDisabled}
            onInvoke={() => {
              onClose();
              onInvoke();
            }}
          >
            {label}
          </MenuItem>
        );
        return (
          <>
            {hasBlocks(props.sectionKey) && (
              <>
                <MenuTitle>{__('Show:', 'tillview')}</MenuTitle>
                <BlockItems {...props} />
              </>
            )}
            <MenuTitle>{__('Section:', 'tillview')}</MenuTitle>
            {item(__('Rename', 'tillview'), onRename)}
            {item(__('Move up', 'tillview'), () => onMove(-1), isFirst)}
            {item(__('Move down', 'tillview'), () => onMove(1), isLast)}
            {item(__('Remove section', 'tillview'), onRemove)}
            {removed.map((each) => item(getAddText(each.title), () => onAdd(each)))}
          </>
        );
      }}
    />
  );
}

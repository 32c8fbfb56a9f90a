import { __ } from '@wordpress/i18n';

type Props = { className?: string; checked: boolean; onChange: (checked: boolean) => void };

/** The choice of whether something is saved for all users, instead of for the user alone. */
export function ForAllUsers({ className, checked, onChange }: Props) {
  return (
    <label className={className}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />{' '}
      {__('For all users', 'tillview')}
    </label>
  );
}

// Loaded only with the screens that are forms (`hasForm` in screens.ts): in WordPress these are the controls of the admin.
import {
  CheckboxControl,
  SelectControl,
  TextControl as PlatformTextControl,
  ToggleControl,
} from '@wordpress/components';
import '@wordpress/components/build-style/style.css';
import './form-controls.css';

/** Options that become the default in later versions of WordPress, and log a warning there if they are missing. */
const LOOK = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

type LineProps = {
  /** The id of the control, for its label. */
  id: string;
  value: string;
  /** The description, below the control. */
  help?: string | undefined;
  onChange: (value: string) => void;
};

/** A field for one line of text. */
export function TextControl(props: LineProps) {
  return (
    <div className="tillview-form-control is-line">
      <PlatformTextControl {...LOOK} {...props} />
    </div>
  );
}

type ListProps = LineProps & { options: readonly { value: string; label: string }[] };

/** A list with one selected option. */
export function ListControl({ options, ...props }: ListProps) {
  return (
    <div className="tillview-form-control is-line">
      <SelectControl {...LOOK} {...props} options={[...options]} />
    </div>
  );
}

type BoxProps = {
  label: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
};

/** A checkbox with its label. */
export function Checkbox(props: BoxProps) {
  return (
    <div className="tillview-form-control is-box">
      <CheckboxControl __nextHasNoMarginBottom {...props} />
    </div>
  );
}

/** A switch with its label, for a setting that is on or off. */
export function Toggle(props: BoxProps) {
  return (
    <div className="tillview-form-control is-box">
      <ToggleControl __nextHasNoMarginBottom {...props} />
    </div>
  );
}

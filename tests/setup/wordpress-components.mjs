// The components of @wordpress/components that the app uses. The index of the package would load all of them.
export { default as CheckboxControl } from '../../node_modules/@wordpress/components/build-module/checkbox-control/index.mjs';
export { default as SelectControl } from '../../node_modules/@wordpress/components/build-module/select-control/index.mjs';
export { default as TextControl } from '../../node_modules/@wordpress/components/build-module/text-control/index.mjs';
export { default as ToggleControl } from '../../node_modules/@wordpress/components/build-module/toggle-control/index.mjs';

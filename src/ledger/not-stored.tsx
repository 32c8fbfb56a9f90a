import { __ } from '@wordpress/i18n';

/** Says that the browser does not keep what is read. */
export const NotStored = () => (
  <p>
    {__(
      'This browser does not store the orders: they are kept until the page is closed.',
      'tillview',
    )}
  </p>
);

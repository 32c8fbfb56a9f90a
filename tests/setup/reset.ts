import { configureDate } from '@tillview/date';
import { configureNavigation } from '@tillview/navigation';
import { resetLocaleData } from '@wordpress/i18n';
import moment from 'moment';
import { afterEach } from 'vitest';

// Files share a process and run in any order: what a test configures must not reach the next one.
afterEach(() => {
  configureDate();
  configureNavigation({});
  resetLocaleData();
  moment.locale('en');
});

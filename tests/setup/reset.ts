import { configureDate } from '@tillview/date';
import { configureNavigation, createMemoryHistory } from '@tillview/navigation';
import { resetLocaleData } from '@wordpress/i18n';
import moment from 'moment';
import { afterEach } from 'vitest';

function resetNavigation(): void {
  configureNavigation({ history: createMemoryHistory('admin.php?page=wc-admin') });
}

resetNavigation();

// Files share a process and run in any order: the configuration of a test must not affect the next test.
afterEach(() => {
  configureDate();
  resetNavigation();
  resetLocaleData();
  moment.locale('en');
});

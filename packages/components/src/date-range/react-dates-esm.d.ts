declare module 'react-dates/esm/initialize';
declare module 'react-dates/esm/components/DayPickerRangeController' {
  import { DayPickerRangeController } from 'react-dates';
  export default DayPickerRangeController;
}
declare module 'react-dates/esm/components/DayPickerSingleDateController' {
  import { DayPickerSingleDateController } from 'react-dates';
  export default DayPickerSingleDateController;
}

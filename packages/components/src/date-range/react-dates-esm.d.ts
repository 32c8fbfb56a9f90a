declare module 'react-dates/esm/initialize';
declare module 'react-dates/esm/components/DayPickerRangeController' {
  import { DayPickerRangeController } from 'react-dates';
  export default DayPickerRangeController;
}

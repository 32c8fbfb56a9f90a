import {
  AnimationSlider,
  CurrencyControl,
  DatePicker,
  DateRange,
  DateRangeFilterPicker,
  DropdownButton,
  NumberControl,
  Search,
  SegmentedSelection,
  SelectControl,
  VariationSeparatorContext,
  useQuery,
  type DatePickerState,
  type DateRangeState,
  type SearchSelection,
  type SelectOption,
} from '@tillview/components';
import { registerStores } from '@tillview/data';
import {
  configureDate,
  getCurrentDates,
  getDateEntryFormat,
  getDateParamsFromQuery,
  getStoreTimeZoneMoment,
  isoDateFormat,
} from '@tillview/date';
import { configureNavigation, createBrowserHistory, updateQueryString } from '@tillview/navigation';
import apiFetch from '@wordpress/api-fetch';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { setLocaleData } from '@wordpress/i18n';
import { Component, useState, type ReactNode } from 'react';

const { searchParams } = new URL(window.location.href);
/** The props of the control, from the address. */
const props = JSON.parse(searchParams.get('props') ?? '{}');
const direction = searchParams.get('dir') ?? 'ltr';

document.documentElement.dir = direction;
setLocaleData({ 'text direction\u0004ltr': [direction] }, 'default');
apiFetch.use(apiFetch.createRootURLMiddleware(`${window.location.origin}/wp-json/`));
configureNavigation({ history: createBrowserHistory(window) });
configureDate({
  locale: searchParams.get('locale') ?? 'en_US',
  timeZone: searchParams.get('zone') ?? 'UTC',
  weekStart: Number(searchParams.get('weekStart') ?? 0),
  now: () => new Date('2026-11-20T12:00:00Z'),
});
const registry = createRegistry();
registerStores(registry);

/** Renders the value that a control has reported, so that tests can read it. */
function Value({ of }: { of: unknown }) {
  return <section aria-label="Value">{JSON.stringify(of)}</section>;
}

function SearchPage() {
  const [selected, setSelected] = useState<readonly SearchSelection[]>([]);
  const separator = searchParams.get('separator');
  const search = (
    <Search placeholder="Find" {...props} selected={selected} onChange={setSelected} />
  );
  return (
    <>
      {separator === null ? (
        search
      ) : (
        <VariationSeparatorContext.Provider value={separator}>
          {search}
        </VariationSeparatorContext.Provider>
      )}
      <Value of={selected} />
    </>
  );
}

function SelectPage() {
  const [selected, setSelected] = useState<readonly SelectOption[]>(props.initial ?? []);
  return (
    <>
      <SelectControl
        isSearchable
        {...props}
        selected={selected}
        onChange={(next: SelectOption[]) => setSelected(next)}
      />
      <Value of={selected.map(({ key }) => key)} />
    </>
  );
}

function RangePage() {
  const query = useQuery();
  const { primary, secondary } = getCurrentDates(query);
  return (
    <DateRangeFilterPicker
      dateQuery={{
        ...getDateParamsFromQuery(query),
        primaryDate: primary,
        ...(secondary ? { secondaryDate: secondary } : {}),
      }}
      isoDateFormat={isoDateFormat}
      onRangeSelect={(selection) => updateQueryString(selection)}
    />
  );
}

/** With `isStartAlone`, each clicked day becomes the start. */
function CalendarPage({ isStartAlone = false }: { isStartAlone?: boolean }) {
  const [state, setState] = useState<DateRangeState>({
    after: getStoreTimeZoneMoment(),
    before: null,
    afterText: '',
    beforeText: '',
    afterError: null,
    beforeError: null,
    focusedInput: 'startDate',
  });
  return (
    <>
      <DateRange
        {...state}
        {...props}
        shortDateFormat={getDateEntryFormat()}
        isInvalidDate={() => false}
        onUpdate={(change) =>
          // The calendar reports a day together with the next field.
          setState((last) => ({
            ...last,
            ...change,
            ...(isStartAlone ? { focusedInput: 'startDate', before: null } : {}),
          }))
        }
      />
      <Value of={state.after?.format(isoDateFormat)} />
    </>
  );
}

function DatePage() {
  const [state, setState] = useState<DatePickerState>({ date: null, text: '', error: null });
  return (
    <>
      <DatePicker dateFormat="MM/DD/YYYY" {...props} {...state} onUpdate={setState} />
      <Value of={state.date?.format(isoDateFormat) ?? null} />
      <button type="button">After it</button>
    </>
  );
}

function NumbersPage() {
  const [ends, setEnds] = useState<Record<string, string>>({});
  const Control = props.currency ? CurrencyControl : NumberControl;
  const labels: string[] = props.labels ?? ['From', 'To'];
  return (
    <>
      {labels.map((label) => (
        <Control
          key={label}
          {...props}
          label={label}
          value={ends[label] ?? ''}
          onChange={(next: string) => setEnds({ ...ends, [label]: next })}
        />
      ))}
      <Value of={ends} />
    </>
  );
}

function SegmentsPage() {
  const [choice, setChoice] = useState<Record<string, string>>({});
  return (
    <>
      <SegmentedSelection
        {...props}
        selected={choice[props.name] ?? ''}
        onSelect={(next) => setChoice(next)}
      />
      <Value of={choice} />
    </>
  );
}

function ButtonPage() {
  const [isOpen, setIsOpen] = useState(false);
  return <DropdownButton {...props} isOpen={isOpen} onClick={() => setIsOpen(!isOpen)} />;
}

function SliderPage() {
  const [slide, setSlide] = useState(1);
  return (
    <AnimationSlider
      {...props}
      animationKey={slide}
      role="group"
      aria-label="Slides"
      onExited={(container) => container.querySelector('button')?.focus()}
    >
      {({ status }) => (
        <>
          <p>{`Slide ${slide}, ${status}`}</p>
          <button type="button" onClick={() => setSlide(slide + 1)}>
            {`After slide ${slide}`}
          </button>
        </>
      )}
    </AnimationSlider>
  );
}

/** Renders the message of an error that a control throws. */
class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    const { message } = this.state;
    return message === '' ? this.props.children : <p role="alert">{message}</p>;
  }
}

const pages: Record<string, () => ReactNode> = {
  search: SearchPage,
  select: SelectPage,
  range: RangePage,
  calendar: () => <CalendarPage isStartAlone />,
  'range-of-nights': () => <CalendarPage />,
  date: DatePage,
  numbers: NumbersPage,
  segments: SegmentsPage,
  button: ButtonPage,
  slider: SliderPage,
};
const Shown = pages[searchParams.get('controls') ?? ''];

/** A single control, with the props from the address, and the value that it reports. */
export function HarnessPage() {
  return (
    <RegistryProvider value={registry}>
      <Boundary>{Shown ? <Shown /> : <p>Page not found.</p>}</Boundary>
    </RegistryProvider>
  );
}

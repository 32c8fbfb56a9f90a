// Words that this project does not use, with the standard term of the field. Read by tools/check-words.mjs. Each entry:
// pattern (global), replacement, reason, and `except`: files where the word is correct, each with the reason. Add a
// word here when a review finds one.

const METAPHOR = 'A metaphor that only its author knows; use the term of the field.';
const DATED = 'Old-fashioned or literary English; readers search for the plain word.';
const VAGUE = 'Says nothing to someone who has not read the file; name what it is or does.';
const MESSAGE = 'Messages use the words of the WordPress admin.';

/** Exact identifiers, each with its replacement. */
const names = (reason, pairs) =>
  Object.entries(pairs).map(([name, replacement]) => ({
    pattern: new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g'),
    replacement,
    reason,
  }));

export const words = [
  { pattern: /reckon\w*/gi, replacement: 'compute, aggregate', reason: DATED },
  {
    pattern: /(?<!Math\.)\bfloors?\b(?!\()/gi,
    replacement: 'layer',
    reason: METAPHOR,
    except: [{ path: /^LICENSE$/, reason: 'The text of the licence must not change.' }],
  },
  { pattern: /(?<![\w/-])kits?\b(?![\w-])/gi, replacement: 'core', reason: METAPHOR },
  { pattern: /\bbooks?\b|BookSelector\w*/g, replacement: 'operation status', reason: METAPHOR },
  {
    pattern: /(?:with|MAX_)?patience(?:_MS)?\b/gi,
    replacement: 'retryAfterDelay, MAX_RETRY_AFTER, POLL_TIMEOUT',
    reason: METAPHOR,
  },
  { pattern: /\bin peace\b/gi, replacement: 'Retry-After', reason: METAPHOR },
  {
    pattern: /(?<!de)faults?(?![a-z])/gi,
    replacement: 'error, defect',
    reason: DATED,
    except: [
      {
        path: /^mocks\/(?:README\.md|demo-store(?:-types)?\.ts|faults\.ts|hostile\.test\.ts|server\.ts|handlers\/route(?:\.test)?\.ts)$/,
        reason: 'Fault injection is the standard term for failures that a test requests.',
      },
      {
        path: /^tests\/screens\//,
        reason: 'The demo store injects the faults that these tests request.',
      },
    ],
  },
  {
    pattern: /\b(?:asked|told|said)\b/g,
    replacement: 'requested, reported, output',
    reason: VAGUE,
  },
  {
    // "Question mark" is the name of a key.
    pattern: /\b(?:Question(?! mark)|Answer)\b/g,
    replacement: 'Options or Request, Result or Response',
    reason: VAGUE,
    except: [{ path: /^mocks\/seed\/inbox\.ts$/, reason: 'The button of a survey.' }],
  },
  {
    // 'Wall Clock' is a product of the demo store.
    pattern:
      /(?<!\w)(?!(?<=')Wall Clock')[wW]all.?[cC]locks?|\bWallTime\b|\bwall-time\b|\bwallOf\b/g,
    replacement: 'local time, LocalTime, localTimeOf',
    reason: METAPHOR,
    except: [
      { path: /^tests\/screens\/pages\/[^/]+\.txt$/, reason: 'Pages that list the product.' },
    ],
  },
  {
    pattern:
      /\bin whatever\b|\bwhoever\b|\banew\b|\boutworn\b|\bheed\w*\b|\bnought\b|\bwould else\b|\bis come\b/gi,
    replacement: 'any, again, expired, otherwise',
    reason: DATED,
  },
  { pattern: /\blet(?:s|ting)? go of\b/gi, replacement: 'cancels, releases', reason: DATED },
  { pattern: /\bsomebody\b|\bthe person\b/gi, replacement: 'the user', reason: VAGUE },
  {
    pattern: /\bfor ever\b|\bfigures of before\b/gi,
    replacement: 'forever, stale figures',
    reason: DATED,
  },
  { pattern: /\b(?:gives?|gave|giving) back\b/gi, replacement: 'returns, releases', reason: DATED },
  { pattern: /\bgiven back\b/gi, replacement: 'refunded, returned', reason: DATED },
  { pattern: /__\([^)]*\bchosen\b/g, replacement: 'selected', reason: MESSAGE },
  {
    pattern: /A fault of the program stopped it/g,
    replacement: 'Something went wrong',
    reason: MESSAGE,
  },
  { pattern: /There is no such page/g, replacement: 'Page not found', reason: MESSAGE },
  { pattern: /The search did not work/g, replacement: 'Search failed', reason: MESSAGE },
  { pattern: /The choices are loading/g, replacement: 'Loading options', reason: MESSAGE },
  { pattern: /This is no address of the store/g, replacement: 'Invalid API path', reason: MESSAGE },
  { pattern: /\belsewhere\(/g, replacement: 'redirectAdmin', reason: VAGUE },
  { pattern: /\bspeaks\(/g, replacement: 'hasExplicitRange', reason: METAPHOR },
  { pattern: /\bmirrored\.(?:dom\.)?test\b/g, replacement: 'rtl', reason: METAPHOR },
  ...names(METAPHOR, {
    createGate: 'createLimiter',
    letGo: 'clear',
    Span: 'BrushSelection',
    useSpan: 'useBrush',
    RunningBand: 'IncompleteBand',
    isRunningInterval: 'isIncompleteInterval',
    PlotWords: 'PlotDescription',
    Wording: 'ChartFormatters',
    Sheet: 'SvgBuilder',
    dress: 'inlineStyles',
    Shelf: 'CatalogIndex',
    isShelfWarmer: 'neverSells',
    drawLines: 'generateLines',
    Slip: 'LedgerEntry',
    'slow-ledger': 'reference-ledger',
    Cut: 'Segment',
    'hasty-hands': 'double-click',
    'late-parts': 'lazy-loading',
    'later-parts': 'lazy-parts',
    LaterParts: 'LazyParts',
    'like-with-like': 'comparison-cutoff',
    keepFigures: 'storeFigures',
    readKept: 'readSessionData',
    ReadOnlyPass: 'ReadOnlyProxy',
  }),
  ...names(VAGUE, {
    useSecondPress: 'useSuppressDoubleClick',
    useAfterPress: 'useDeferUntilPointerUp',
    usePressOnScrim: 'useBackdropClick',
    useFocusWithin: 'useAutoFocusAndRestore',
    FocusKeeper: 'FocusFallback',
    useReturningFocus: 'useRestoreFocus',
    useKeptHighlight: 'useStableHighlight',
    useMonthsInSight: 'useVisibleMonths',
    isBeyond: 'isOutOfRange',
    nameOrNumber: 'nameOrId',
    describeMissing: 'formatMissingItem',
    'foreign-number': 'normalize-number',
    holdIntervals: 'expectIntervals',
    seesShop: 'canManageShop',
    'older-routes': 'legacy-routes',
    refusePage: 'checkHost',
    takeAsked: 'takeRequests',
    figuresQuestion: 'figuresRequest',
    useShownRows: 'useLastLoadedRows',
    useRefusedSort: 'useSortFallback',
    usePastEnd: 'useRedirectFromEmptyPage',
    isNotOffered: 'isMissingRoute',
    onReadAgain: 'onRetry',
  }),
];

import { WC_ADMIN_NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type OperationContext } from '../core/operations.ts';
import { requireRoute } from '../core/require-route.ts';
import { unexpectedResponse } from '../core/rest-error.ts';
import { isListOfRecords, isRecord, listWithIds, recordWith, type Shape } from '../core/shapes.ts';
import type {
  OnboardingData,
  OnboardingProfile,
  OnboardingProfileSchema,
  OnboardingTask,
  OnboardingTaskList,
  PaymentMethod,
  SiteTheme,
  TasksStatus,
} from './types.ts';

type Context = OperationContext<OnboardingData>;

const PATH = `${WC_ADMIN_NAMESPACE}/onboarding`;

/** The profile only contains the folder name of a theme; this endpoint lists the installed themes. */
const THEMES_PATH = '/wp/v2/themes';

const THEME_FIELDS = { _fields: 'stylesheet,name,status' };

/** The profile before the first read (readings C17). */
export const EMPTY_PROFILE: OnboardingProfile = {
  business_extensions: null,
  completed: null,
  industry: null,
  other_platform: null,
  other_platform_name: null,
  product_count: null,
  product_types: null,
  revenue: null,
  selling_venues: null,
  setup_client: null,
  skipped: null,
  theme: null,
  wccom_connected: null,
};

const isProfile = recordWith<Partial<OnboardingProfile>>();

type RouteDescription = { endpoints: { methods: string[]; args: OnboardingProfileSchema }[] };

const isDescription: Shape<RouteDescription> = (body): body is RouteDescription =>
  isRecord(body) &&
  isListOfRecords(body['endpoints']) &&
  body['endpoints'].every(({ methods, args }) => Array.isArray(methods) && isArgs(args));

/** PHP writes an empty object as an empty list. */
const isArgs = (args: unknown): boolean =>
  isRecord(args) ? Object.values(args).every(isRecord) : Array.isArray(args) && args.length === 0;

async function readProfile(rest: Context['rest']): Promise<OnboardingProfile> {
  return { ...EMPTY_PROFILE, ...(await rest.read(`${PATH}/profile`, {}, isProfile)) };
}

const isTasksStatus = recordWith<TasksStatus>();

const hasIds = listWithIds<OnboardingTask>();

const isTaskLists: Shape<OnboardingTaskList[]> = (body): body is OnboardingTaskList[] =>
  isListOfRecords(body) && body.every(({ id, tasks }) => typeof id === 'string' && hasIds(tasks));

const isThemes: Shape<SiteTheme[]> = (body): body is SiteTheme[] =>
  isListOfRecords(body) && body.every(({ stylesheet }) => typeof stylesheet === 'string');

export const resolvers = {
  async getProfileItems({ rest, set }: Context): Promise<void> {
    set({ profileItems: await readProfile(rest) });
  },

  async getProfileSchema({ receive, rest }: Context): Promise<void> {
    const { endpoints } = await rest.describe(`${PATH}/profile`, isDescription);
    receive(endpoints.find(({ methods }) => methods.includes('POST'))?.args ?? {});
  },

  async getTasksStatus({ environment, rest, set }: Context): Promise<void> {
    await requireRoute(environment, `${PATH}/tasks/status`);
    set({ tasksStatus: await rest.read(`${PATH}/tasks/status`, {}, isTasksStatus) });
  },

  async getTaskLists({ receive, rest }: Context): Promise<void> {
    receive(await rest.read(`${PATH}/tasks`, {}, isTaskLists));
  },

  async getPaymentGatewaySuggestions({ environment, receive, rest }: Context): Promise<void> {
    await requireRoute(environment, `${PATH}/payments`);
    receive(await rest.read(`${PATH}/payments`, {}, listWithIds<PaymentMethod>()));
  },

  async getThemes({ receive, rest }: Context): Promise<void> {
    receive(await rest.read(THEMES_PATH, THEME_FIELDS, isThemes));
  },
};

export const actions = {
  /** Stores the profile that the host page provides. */
  async receiveProfileItems(
    { get, set }: Context,
    items: Partial<OnboardingProfile>,
  ): Promise<void> {
    set({ profileItems: { ...get().profileItems, ...items } });
  },

  /** Stores the task status that the host page provides. */
  async receiveTasksStatus({ get, set }: Context, status: TasksStatus): Promise<void> {
    set({ tasksStatus: { ...get().tasksStatus, ...status } });
  },

  /** Saves some fields of the profile. Returns the reply. Also throws when its status is not `success` (R7.86). */
  async updateProfileItems(
    { get, rest, set }: Context,
    items: Partial<OnboardingProfile>,
  ): Promise<Readonly<Record<string, unknown>>> {
    const reply = await rest.write('POST', `${PATH}/profile`, { body: items }, isRecord);
    if (reply['status'] !== 'success') throw unexpectedResponse('updateProfileItems', reply);
    set({ profileItems: { ...get().profileItems, ...items } });
    return reply;
  },

  /** Reads the profile again, for example to check what the store has kept. Returns it. */
  async refreshProfileItems({ rest, set }: Context): Promise<OnboardingProfile> {
    const profileItems = await readProfile(rest);
    set({ profileItems });
    return profileItems;
  },
};

/** Empty: operations are not distinguished by their arguments here, so each has a single status. */
export const keys = {};

/** The key of an operation's status. */
export const keyOf = createKeyOf<typeof resolvers & typeof actions, typeof keys>(keys);

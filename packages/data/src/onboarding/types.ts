/** The onboarding profile; null for fields without an answer. */
export type OnboardingProfile = {
  business_extensions: readonly string[] | null;
  completed: boolean | null;
  industry: readonly { slug: string; detail?: string }[] | null;
  other_platform: string | null;
  other_platform_name: string | null;
  product_count: string | null;
  product_types: readonly string[] | null;
  revenue: string | null;
  selling_venues: string | null;
  setup_client: boolean | null;
  skipped: boolean | null;
  theme: string | null;
  wccom_connected: boolean | null;
};

/** Status of the onboarding tasks, with the server's keys. */
export type TasksStatus = Readonly<Record<string, unknown>>;

/** A task of the store setup, in the words of the store. */
export type OnboardingTask = {
  id: string;
  title?: string;
  isComplete?: boolean;
  isDismissed?: boolean;
  isSnoozed?: boolean;
  canView?: boolean;
  /** Where it is done; null for a page of its own in the store's dashboard. */
  actionUrl?: string | null;
};

/** A list of tasks. */
export type OnboardingTaskList = {
  id: string;
  title?: string;
  isVisible?: boolean;
  tasks: readonly OnboardingTask[];
};

/** A payment method that the server suggests. */
export type PaymentMethod = {
  id: string;
  title?: string;
  content?: string;
  image?: string;
  plugins?: readonly string[];
  is_visible?: boolean;
};

/** A theme that is installed on the site. */
export type SiteTheme = {
  /** The name of its folder, which the profile keeps. */
  stylesheet: string;
  name?: { raw?: string; rendered?: string };
  status?: 'active' | 'inactive';
};

/** State of the onboarding data store. */
export type OnboardingData = {
  readonly profileItems: OnboardingProfile;
  readonly tasksStatus: TasksStatus;
  readonly taskLists: readonly OnboardingTaskList[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly themes: readonly SiteTheme[];
};

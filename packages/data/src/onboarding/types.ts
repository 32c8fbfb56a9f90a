/** The onboarding profile; a field is null until the merchant fills it in. */
export type OnboardingProfile = {
  business_extensions: readonly string[] | null;
  completed: boolean | null;
  /** Slugs from WooCommerce 9.8 on, objects before. */
  industry: readonly (string | { slug: string; detail?: string })[] | null;
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

/** What a field of the profile accepts, as a JSON schema. */
export type OnboardingProfileField = {
  readonly type?: unknown;
  /** The accepted values; any if absent. */
  readonly enum?: readonly unknown[];
  /** What the items of a list accept. */
  readonly items?: { readonly type?: unknown; readonly enum?: readonly unknown[] };
};

/** The fields of the profile that the store accepts. */
export type OnboardingProfileSchema = Readonly<Record<string, OnboardingProfileField>>;

/** Status of the onboarding tasks, with the server's keys. */
export type TasksStatus = Readonly<Record<string, unknown>>;

/** A setup task, with the texts that the server sends. */
export type OnboardingTask = {
  id: string;
  title?: string;
  /** Why the task is worth doing; empty for some tasks. */
  content?: string;
  additionalInfo?: string;
  /** How long the task takes, such as "2 minutes"; empty for some tasks. */
  time?: string;
  isComplete?: boolean;
  isDismissed?: boolean;
  isSnoozed?: boolean;
  canView?: boolean;
  /** URL of the page where the task is done; null for a task with its own page in WooCommerce. */
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
  /** The name of the theme's folder, as in the profile. */
  stylesheet: string;
  name?: { raw?: string; rendered?: string };
  status?: 'active' | 'inactive';
};

/** State of the onboarding data store. */
export type OnboardingData = {
  readonly profileItems: OnboardingProfile;
  readonly tasksStatus: TasksStatus;
};

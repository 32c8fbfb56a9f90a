/** What the shop's people told of it; null for what was not asked yet. */
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

/** How far the shop is set up, by what the server names. */
export type TasksStatus = Readonly<Record<string, unknown>>;

/** A way to pay that the server suggests. */
export type PaymentMethod = {
  id: string;
  title?: string;
  content?: string;
  image?: string;
  plugins?: readonly string[];
  is_visible?: boolean;
};

/** What the onboarding store holds. */
export type OnboardingData = {
  readonly profileItems: OnboardingProfile;
  readonly tasksStatus: TasksStatus;
  readonly paymentMethods: readonly PaymentMethod[];
};

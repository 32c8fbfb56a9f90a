export * from './countries/index.ts';
export * from './export/index.ts';
export * from './import/index.ts';
export * from './items/index.ts';
export * from './core/index.ts';
export * from './navigation/index.ts';
export * from './notes/index.ts';
export * from './onboarding/index.ts';
export * from './options/index.ts';
export * from './payment-gateways/index.ts';
export * from './plugins/index.ts';
export * from './reports/index.ts';
export * from './reviews/index.ts';
export * from './search/index.ts';
export * from './settings/index.ts';
export * from './user/index.ts';
export { registerStores } from './register-stores.ts';

export type { EnvironmentOptions as RegisterStoresOptions } from './core/environment.ts';

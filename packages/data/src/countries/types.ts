/** A country as the store sells to it. */
export type Country = {
  /** Two letters, such as `GB`. */
  code: string;
  name: string;
  states?: readonly CountryState[];
};

/** A state, province or county of a country. */
export type CountryState = {
  code: string;
  name: string;
};

/** What the countries store holds. */
export type CountriesData = {
  readonly countries: readonly Country[];
};

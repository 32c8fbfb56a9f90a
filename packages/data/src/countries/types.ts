/** A country as the store sells to it. */
export interface Country {
  /** Two letters, such as `GB`. */
  code: string;
  name: string;
  states?: readonly CountryState[];
}

/** A state, province or county of a country. */
export interface CountryState {
  code: string;
  name: string;
}

/** What the countries store holds. */
export interface CountriesData {
  readonly countries: readonly Country[];
}

/** A country that the store sells to. */
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

import { createContext } from 'react';
import { CurrencyFactory } from './currency-factory.ts';
import type { CurrencyInstance } from './currency-factory.ts';

/** The currency of the part of the page below its provider; the defaults of spec §3 where there is none. */
export const CurrencyContext = createContext<CurrencyInstance>(CurrencyFactory());

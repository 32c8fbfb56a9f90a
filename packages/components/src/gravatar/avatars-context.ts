import { createContext } from 'react';

/** Whether the host allows requests to the public avatar service; false unless a host sets it (readings A21). */
export const AvatarsContext = createContext(false);

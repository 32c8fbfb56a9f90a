import { createContext } from 'react';

/** Whether the host allows requests to the public avatar service; no unless a host provides it (readings A21). */
export const AvatarsContext = createContext(false);

import { createContext } from 'react';

/** The errors that the data stores report with `notifyError`, which no screen shows. */
export type ErrorNotices = {
  add(message: string): void;
  remove(message: string): void;
  get(): readonly string[];
  /** Calls a function after each change. Returns a function that stops this. */
  subscribe(listener: () => void): () => void;
};

export function createErrorNotices(): ErrorNotices {
  let messages: readonly string[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly string[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (message) => change([...new Set([...messages, message])]),
    remove: (message) => change(messages.filter((other) => other !== message)),
    get: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const ErrorNoticesContext = createContext(createErrorNotices());

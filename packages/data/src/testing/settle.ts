/**
 * Waits until pending replies have arrived. Needs several turns of the event loop, because a registry starts its
 * resolvers in a timer; turns, not a time, so that a slow machine waits as long as it needs.
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}

/**
 * Opens a channel between the tabs of this origin.
 *
 * @returns `undefined` if the browser has no such channels, or refuses them because it blocks
 * storage. The tabs then do not hear each other.
 */
export function openBroadcastChannel(
  name: string,
  { BroadcastChannel }: Pick<typeof globalThis, 'BroadcastChannel'> = globalThis,
): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

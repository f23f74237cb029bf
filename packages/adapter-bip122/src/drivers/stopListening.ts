import { quietly } from '@latchkey/core'

/** Calls the function that a wallet returned when a listener was added, to remove the listener. */
export function stopListening(stop: unknown): void {
  if (typeof stop === 'function') quietly(() => Reflect.apply(stop, undefined, []))
}

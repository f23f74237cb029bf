import { quietly } from '@latchkey/core'

/** Calls the function that a wallet returned to remove a listener. */
export function stopListening(stop: unknown): void {
  if (typeof stop === 'function') quietly(() => Reflect.apply(stop, undefined, []))
}

import { quietly } from '@latchkey/core'

/** Ends what a wallet gave a function to end it with. */
export function stopListening(stop: unknown): void {
  if (typeof stop === 'function') quietly(() => Reflect.apply(stop, undefined, []))
}

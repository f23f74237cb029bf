/** Runs foreign code that must not take the page with it: emitters that throw. */
export function quietly(run: () => unknown): void {
  try {
    run()
  } catch {
    return
  }
}

/** Ends what a wallet gave a function to end it with. */
export function stopListening(stop: unknown): void {
  if (typeof stop === 'function') quietly(() => Reflect.apply(stop, undefined, []))
}

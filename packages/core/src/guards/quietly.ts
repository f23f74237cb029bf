/**
 * Runs foreign code, such as an event emitter, and ignores its errors, so that they do not break
 * the page.
 *
 * @returns The unvalidated result, or `undefined` if the code threw.
 */
export function quietly(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    return undefined
  }
}

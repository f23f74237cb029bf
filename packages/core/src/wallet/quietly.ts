/**
 * Runs foreign code, such as an emitter, and catches its errors so that they do not break the page.
 *
 * @returns The result without validation; `undefined` if the code threw.
 */
export function quietly(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    return undefined
  }
}

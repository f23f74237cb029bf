/**
 * Runs foreign code that must not take the page with it: emitters that throw.
 *
 * @returns What it gave, unchecked; `undefined` where it threw.
 */
export function quietly(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    return undefined
  }
}

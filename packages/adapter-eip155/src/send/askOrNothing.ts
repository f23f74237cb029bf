import type { AskNode } from '../features/findReplacement.ts'

/** Sends a request that not every network supports. Returns `undefined` on failure. */
export async function askOrNothing(
  ask: AskNode,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  try {
    return await ask(method, params)
  } catch {
    return undefined // The caller has a fallback.
  }
}

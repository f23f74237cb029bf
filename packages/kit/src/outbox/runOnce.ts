/** Running and finished calls of this page, by the id of the request that they send. */
export type Runs<result> = Map<string, Promise<result>>

export type RunOnceParameters<result> = {
  readonly id: string
  readonly run: () => Promise<result>
  /**
   * Whether a successful call stays in the map, so that a request with its id is never sent again
   * on this page.
   */
  readonly stays: boolean
}

/**
 * Runs a function for the id of a request, or returns the result of an earlier call with the same
 * id. A failed call is removed, so that it can be repeated.
 */
export function runOnce<result>(
  runs: Runs<result>,
  { id, run, stays }: RunOnceParameters<result>,
): Promise<result> {
  const known = runs.get(id)
  if (known) return known
  const running = run()
  runs.set(id, running)
  const remove = () => void runs.delete(id)
  running.then(stays ? undefined : remove, remove)
  return running
}

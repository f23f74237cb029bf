/** Runs of one kind on this page, by id. */
export type Runs<result> = Map<string, Promise<result>>

export type RunOnceParameters<result> = {
  readonly id: string
  readonly run: () => Promise<result>
  /** Whether a finished run stays, so that its id never runs again on this page. */
  readonly stays: boolean
}

/** Runs an id, or returns the run that this page already has for the id. A failed run is removed and may be tried again. */
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

export type RejectionLog = {
  /** Counts a refused message. Logs at most one line in ten seconds, without payload. */
  readonly note: (reason: string) => void
  readonly getCount: () => number
}

const INTERVAL_MS = 10_000

/** Logs refused messages, so that a flood of messages adds one line in ten seconds (S-02). */
export function createRejectionLog(options: {
  readonly text: string
  readonly log: ((line: string) => void) | undefined
  readonly now: () => number
}): RejectionLog {
  let count = 0
  let writtenAt = Number.NEGATIVE_INFINITY
  let silent = 0
  return {
    note: (reason) => {
      count += 1
      if (options.now() - writtenAt < INTERVAL_MS) {
        silent += 1
        return
      }
      writtenAt = options.now()
      options.log?.(`${options.text}: ${reason}${silent > 0 ? ` (and ${silent} more)` : ''}`)
      silent = 0
    },
    getCount: () => count,
  }
}

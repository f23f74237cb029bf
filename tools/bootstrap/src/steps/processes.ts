/** Fields of a process in `/proc/<pid>/stat`. All times are in clock ticks. */
export type ProcessStat = {
  readonly pid: number
  readonly parent: number
  /** Start time of the process. It distinguishes processes that had the same pid. */
  readonly started: number
  /** Processor time of the process itself, in user and system mode. */
  readonly own: number
  /** Processor time of exited children that the process has waited for, with their descendants. */
  readonly ofChildren: number
}

/**
 * Parses a row of `/proc/<pid>/stat`. The program name in parentheses may itself contain spaces and
 * parentheses.
 */
export function parseStat(text: string): ProcessStat {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const at = (index: number) => Number(fields[index])
  return {
    pid: Number.parseInt(text, 10),
    parent: at(1),
    started: at(19),
    own: at(11) + at(12),
    ofChildren: at(13) + at(14),
  }
}

/** Returns the running descendants of a process: its children and their children. */
export function descendantsOf(pid: number, all: readonly ProcessStat[]): readonly ProcessStat[] {
  const parents = new Set([pid])
  const found: ProcessStat[] = []
  for (const parent of parents)
    for (const child of all.filter((one) => one.parent === parent)) {
      parents.add(child.pid)
      found.push(child)
    }
  return found
}

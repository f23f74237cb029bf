/** A process from `/proc/<pid>/stat`. Times are in ticks. */
export type ProcessStat = {
  readonly pid: number
  readonly parent: number
  /** Start time, which distinguishes processes that reuse a pid. */
  readonly started: number
  /** User and system time of the process itself. */
  readonly own: number
  /** Processor time of waited-for children, including their descendants. */
  readonly ofChildren: number
}

/**
 * Parses a line of `/proc/<pid>/stat`. The name in parentheses may contain spaces and parentheses.
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

/** Returns the running descendants of a process. */
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

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { descendantsOf, type ProcessStat, parseStat } from './processes.ts'

/** Clock ticks per second in the times of `/proc` (100 on every current Linux). */
const ticks = 100
/** Interval in milliseconds between two samples of the processes. */
const intervalMs = 1000

export type Cost = {
  readonly wallSeconds: number
  /** Processor time of the gate step's processes in seconds; absent on systems without `/proc`. */
  readonly cpuSeconds?: number
}

function readStat(pid: string): readonly ProcessStat[] {
  try {
    return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))]
  } catch {
    return [] // The process has exited after it was listed.
  }
}

const readStats = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readStat)

const ofEndedChildren = () => readStat('self')[0]?.ofChildren ?? 0

/**
 * Measures the processor time of all descendant processes, in seconds. The kernel adds up only
 * children that their parent has waited for, and Chromium does not wait for its renderers. So
 * running processes are sampled once per second, and the larger of both totals counts.
 */
function watchProcesses(): () => number {
  const seen = new Map<string, number>()
  const before = ofEndedChildren()
  const look = () => {
    for (const { pid, started, own } of descendantsOf(process.pid, readStats()))
      seen.set(`${pid} ${started}`, own)
  }
  const timer = setInterval(look, intervalMs)
  return () => {
    clearInterval(timer)
    const sampled = [...seen.values()].reduce((sum, own) => sum + own, 0)
    return Math.max(sampled, ofEndedChildren() - before) / ticks
  }
}

/** Runs a gate step, and measures its wall time and the processor time of its processes. */
export async function measureCost<result>(
  run: () => Promise<result>,
): Promise<Cost & { readonly result: result }> {
  const started = performance.now()
  const stop = existsSync('/proc/self/stat') ? watchProcesses() : undefined
  const result = await run()
  const wallSeconds = (performance.now() - started) / 1000
  return stop === undefined ? { result, wallSeconds } : { result, wallSeconds, cpuSeconds: stop() }
}

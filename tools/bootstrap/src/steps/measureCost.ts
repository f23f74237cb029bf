import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { descendantsOf, type ProcessStat, parseStat } from './processes.ts'

/** Ticks per second of `/proc`, the same on every Linux of today. */
const ticks = 100
const intervalMs = 1000

export type Cost = {
  readonly wallSeconds: number
  /** Processor time of all child processes; absent where there is no `/proc`. */
  readonly cpuSeconds?: number
}

function readStat(pid: string): readonly ProcessStat[] {
  try {
    return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))]
  } catch {
    return [] // The process has ended since it was listed.
  }
}

const readStats = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readStat)

const ofEndedChildren = () => readStat('self')[0]?.ofChildren ?? 0

/**
 * Watches the processes below this one. The kernel adds up only children that were waited for, and nobody waits for the
 * renderers of Chromium. So the times of running processes are read each second as well, and the larger sum counts.
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

/** Runs a step and measures its wall time and the processor time of its processes. */
export async function measureCost<result>(
  run: () => Promise<result>,
): Promise<Cost & { readonly result: result }> {
  const started = performance.now()
  const stop = existsSync('/proc/self/stat') ? watchProcesses() : undefined
  const result = await run()
  const wallSeconds = (performance.now() - started) / 1000
  return stop === undefined ? { result, wallSeconds } : { result, wallSeconds, cpuSeconds: stop() }
}

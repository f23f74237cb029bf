import { readdirSync, readFileSync } from 'node:fs'

/** What the kernel counts in, on every Linux that Node runs on. */
const tickMs = 10

type Process = { readonly parent: number; readonly ms: number }

function readProcess(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in brackets and may hold anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    return { parent, ms: ((fields[11] ?? 0) + (fields[12] ?? 0)) * tickMs }
  } catch {
    return undefined // it has ended
  }
}

/** The process that a process was started by. */
export const readParent = (pid: number): number => readProcess(pid)?.parent ?? 0

/** Time on a core that a process and those it started have taken so far, by Linux. */
export function readCpuMs(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const own = readProcess(pid)?.ms ?? 0
  return all.reduce((sum, each) => {
    const found = readProcess(each)
    return found?.parent === pid ? sum + found.ms : sum
  }, own)
}

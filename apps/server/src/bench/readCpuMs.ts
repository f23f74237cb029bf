import { readdirSync, readFileSync } from 'node:fs'

/** Unit of the CPU times in `/proc`, in ms. It is the same on every Linux that Node supports. */
const tickMs = 10

type Process = { readonly parent: number; readonly ms: number }

function readProcess(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name is in brackets and may contain any character.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    return { parent, ms: ((fields[11] ?? 0) + (fields[12] ?? 0)) * tickMs }
  } catch {
    return undefined // The process has exited.
  }
}

/** Returns the id of a process's parent, or 0 if the process does not exist. */
export const readParent = (pid: number): number => readProcess(pid)?.parent ?? 0

/** Returns the CPU time of a process and its children so far, in ms. Linux only. */
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

import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { StartError } from '../errors/StartError.ts'
import { endProcess, isAlive } from '../processes/endProcess.ts'

const RunFile = z.object({
  pid: z.number(),
  port: z.number(),
  children: z.array(z.object({ pid: z.number(), name: z.string() })),
})

export type RunRecord = {
  readonly add: (name: string, pid: number) => void
  readonly remove: (pid: number) => void
  readonly close: () => void
}

const toFile = (folder: string) => join(folder, 'run.json')

/**
 * Returns the command line of a process; empty if it cannot be read. The id alone is not enough to
 * recognise a process, because ids are reused.
 */
function readCommand(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function readLastRun(folder: string): z.infer<typeof RunFile> | undefined {
  try {
    return RunFile.parse(JSON.parse(readFileSync(toFile(folder), 'utf8')))
  } catch {
    // The file is missing or incomplete, because there was no earlier run or it ended while
    // writing. Its reaper has stopped its processes.
    return undefined
  }
}

/**
 * Stops all processes that an earlier sandbox run with this state folder has left behind.
 *
 * @throws {StartError} The earlier run is still active.
 */
export async function endLastRun(folder: string): Promise<void> {
  const last = readLastRun(folder)
  if (!last) return
  if (
    last.pid !== process.pid &&
    isAlive(last.pid) &&
    readCommand(last.pid).includes('sandbox/src/main')
  )
    throw new StartError(
      `The sandbox is running already (process ${last.pid}, port ${last.port}): stop it first, or give this one a folder of its own in LATCHKEY_STATE_DIR.`,
    )
  const left = last.children.filter(
    ({ pid }) =>
      isAlive(pid) &&
      /anvil|apps\/(?:secure-frame-)?server|solana\/main|vite/.test(readCommand(pid)),
  )
  await Promise.all(left.map(({ pid }) => endProcess(pid, { graceMs: 3_000 })))
}

/** Creates the file that records the child processes of this sandbox run. */
export function createRunRecord(folder: string, port: number): RunRecord {
  let children: readonly { readonly pid: number; readonly name: string }[] = []
  const write = () =>
    writeFileSync(toFile(folder), JSON.stringify({ pid: process.pid, port, children }))
  write()
  return {
    add: (name, pid) => {
      children = [...children, { name, pid }]
      write()
    },
    remove: (pid) => {
      children = children.filter((child) => child.pid !== pid)
      write()
    },
    close: () => rmSync(toFile(folder), { force: true }),
  }
}

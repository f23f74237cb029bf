import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../errors/StartError.ts'

/**
 * Locks a folder for this process. A stale lock, e.g. after a power failure, is replaced.
 *
 * @returns The function that releases the lock.
 * @throws {StartError} Another process holds the lock, or the folder is not writable.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'server.lock')
  const owner = Number(await readFile(path, 'utf8').catch(() => ''))
  if (owner > 0 && owner !== process.pid && isRunning(owner)) {
    throw new StartError(`The state folder ${folder} is in use by process ${owner}.`)
  }
  await rm(path, { force: true })
  await writeFile(path, String(process.pid), { flag: 'wx', mode: 0o600 }).catch(
    (cause: unknown) => {
      throw new StartError(`The state folder ${folder} cannot be written to.`, { cause })
    },
  )
  return () => rm(path, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

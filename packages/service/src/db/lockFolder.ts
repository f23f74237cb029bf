import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { sha256 } from '../crypto/sha256.ts'
import { StartError } from '../errors/StartError.ts'

/** The longest path of a Unix socket that all platforms support, in bytes. */
const mostPathBytes = 100

/**
 * Locks a folder for this process. The lock is a socket that the process listens on, so the
 * operating system releases it when the process ends, also after a crash or a power failure.
 *
 * @returns The function that releases the lock.
 * @throws {StartError} Another process holds the lock, or the folder is not writable.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = toLockPath(folder)
  const server = createServer((socket) => socket.end(String(process.pid))).unref()
  if (!(await listen(server, path))) {
    const owner = await readOwner(path)
    if (owner) throw new StartError(`The state folder ${folder} is in use by process ${owner}.`)
    // The process that made this socket has ended.
    await rm(path, { force: true })
    if (!(await listen(server, path)))
      throw new StartError(`The state folder ${folder} cannot be written to.`)
  }
  return async () => {
    server.close()
    await once(server, 'close')
  }
}

function toLockPath(folder: string): string {
  const name = `latchkey-${sha256(resolve(folder))}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  const path = join(folder, 'server.lock')
  return Buffer.byteLength(path) > mostPathBytes ? join(tmpdir(), name) : path
}

/** Listens on a socket. Returns `false` if the path exists or cannot be written. */
async function listen(server: Server, path: string): Promise<boolean> {
  try {
    server.listen(path)
    await once(server, 'listening')
    return true
  } catch {
    return false
  }
}

/** Returns the process number of a lock's holder; an empty text if no process listens. */
async function readOwner(path: string): Promise<string> {
  try {
    return await text(connect(path))
  } catch {
    return ''
  }
}

import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../errors/StartError.ts'

/** What a group or anybody may do. */
const ofOthers = 0o077
const own = 0o600
// Windows has no such modes; its folders are as private as what they are in.
const hasModes = process.platform !== 'win32'

/**
 * Makes a folder that nobody but this user can enter (S-99).
 *
 * @throws {StartError} It is there and others may enter it, or it cannot be made.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw new StartError(`The state folder ${folder} cannot be made.`, { cause })
  })
  if (!hasModes || ((await stat(folder)).mode & ofOthers) === 0) return
  const sentence = `The state folder ${folder} is open to other users of this machine; close it with "chmod 700".`
  throw new StartError(sentence)
}

/** Takes from others what they may do with the files of a folder, however deep. PGlite makes its own for everybody. */
export async function closeFiles(folder: string): Promise<void> {
  if (!hasModes) return
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  await Promise.all(files.map(({ parentPath, name }) => chmod(join(parentPath, name), own)))
}

import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../errors/StartError.ts'

/**
 * Permission bits that a private folder must not give to the group and to other users, and the mode
 * of a private file.
 */
const ofOthers = 0o077
const own = 0o600
// Windows has no file modes. Its folders inherit their permissions.
const hasModes = process.platform !== 'win32'

/**
 * Creates a folder that only the current user can open (S-99).
 *
 * @throws {StartError} The folder exists with permissions for other users, or cannot be created.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw new StartError(`The state folder ${folder} cannot be made.`, { cause })
  })
  if (!hasModes || ((await stat(folder)).mode & ofOthers) === 0) return
  const sentence = `The state folder ${folder} is open to other users of this machine; close it with "chmod 700".`
  throw new StartError(sentence)
}

/**
 * Removes the permissions of other users from all files in a folder, recursively. PGlite creates
 * files that are readable by all.
 */
export async function closeFiles(folder: string): Promise<void> {
  if (!hasModes) return
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  await Promise.all(files.map(({ parentPath, name }) => chmod(join(parentPath, name), own)))
}

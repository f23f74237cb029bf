import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../errors/StartError.ts'

const layout = '1'
/**
 * Files and folders of the state folder that `--fresh` deletes. Logs and built pages are not among
 * them.
 */
const stateParts = [
  'chains',
  'server',
  'club.json',
  'market.json',
  'secure',
  'wallet',
  'relay',
  'manifest.json',
  'layout',
]
/** Folders of the state folder that only this user may open. */
const privateParts = ['.', 'server', 'secure', 'secure/server']

/**
 * Creates the sandbox's state folder and checks that it can be used.
 *
 * @throws {StartError} Another version of the sandbox has created the folder.
 * @throws Errors of the file system, which `toSentence` explains.
 */
export function prepareFolder(folder: string, { fresh }: { readonly fresh: boolean }): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (fresh)
    for (const part of stateParts) rmSync(join(folder, part), { recursive: true, force: true })
  const file = join(folder, 'layout')
  if (existsSync(file) && readFileSync(file, 'utf8').trim() !== layout)
    throw new StartError(
      `The state in ${folder} is broken or of another version: start with --fresh to reset it.`,
    )
  // An earlier version created these folders with permissions for all users, which servers reject
  // (S-99).
  for (const part of privateParts)
    if (existsSync(join(folder, part))) chmodSync(join(folder, part), 0o700)
  // These files are written at every start, to detect a full or read-only disk early.
  writeFileSync(file, `${layout}\n`)
  writeFileSync(join(folder, 'probe'), Buffer.alloc(64 * 1024))
  rmSync(join(folder, 'probe'))
}

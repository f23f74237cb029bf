import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../errors/StartError.ts'

const layout = '1'
/** Files and folders that `--fresh` deletes. Logs and built pages stay. */
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
/** Folders that only this user can access. */
const privateParts = ['.', 'server', 'secure', 'secure/server']

/**
 * Prepares the state folder.
 *
 * @throws {StartError} The folder is of another version.
 * @throws System errors of the disk, which `toSentence` puts into words.
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
  // Earlier versions left these folders readable, which servers refuse (S-99).
  for (const part of privateParts)
    if (existsSync(join(folder, part))) chmodSync(join(folder, part), 0o700)
  // Written on every start, so that a full or read-only disk is detected early.
  writeFileSync(file, `${layout}\n`)
  writeFileSync(join(folder, 'probe'), Buffer.alloc(64 * 1024))
  rmSync(join(folder, 'probe'))
}

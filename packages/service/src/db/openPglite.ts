import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { StartError } from '../errors/StartError.ts'
import type { OpenDatabase, Schema, Tables, WatchQueries } from './Database.ts'
import { lockFolder } from './lockFolder.ts'
import { closeFiles, makePrivateFolder } from './makePrivateFolder.ts'
import { timeQueries } from './timeQueries.ts'

const names = { run: 'query', nest: ['transaction'] }
const minFreeBytes = 64 * 1024 * 1024

/**
 * Opens the PGlite database of a state folder and applies new migrations. The folder is locked,
 * because a second process would corrupt the files.
 *
 * @throws {StartError} The folder is in use, open to other users, not writable or without a valid
 *   database, or the disk is full.
 */
export async function openPglite<schema extends Schema>(
  stateDir: string,
  {
    schema,
    migrationsFolder,
    onQuery,
  }: Tables<schema> & { readonly onQuery?: WatchQueries | undefined },
): Promise<OpenDatabase<schema>> {
  await makePrivateFolder(stateDir)
  await requireSpace(stateDir)
  const unlock = await lockFolder(stateDir)
  try {
    const folder = join(stateDir, 'database')
    const client = await PGlite.create(folder)
    await closeFiles(folder)
    const db = drizzle(client, { schema })
    await migrate(db, { migrationsFolder })
    return {
      db: onQuery ? drizzle(timeQueries(client, names, onQuery), { schema }) : db,
      kind: 'pglite',
      async close() {
        await client.close()
        await unlock()
      },
    }
  } catch (cause) {
    await unlock()
    const sentence = `The state folder ${stateDir} holds no readable database; move it away to begin anew.`
    throw new StartError(sentence, { cause })
  }
}

async function requireSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= minFreeBytes) return
  throw new StartError(`The disk of the state folder ${folder} is full.`)
}

import { openDatabase } from '@latchkey/service'
import * as schema from '../db/schema.ts'
import type { AdminContext } from './AdminCommand.ts'
import { AdminError } from './AdminError.ts'
import { knockAtDoor } from './knockAtDoor.ts'
import { toDoorPath } from './openAdminDoor.ts'
import { runCommand } from './runCommand.ts'

export type CarryOutOptions = Pick<AdminContext, 'actor' | 'report'> & {
  readonly command: string
  readonly input: unknown
  readonly stateDir: string | undefined
  readonly databaseUrl: string | undefined
  readonly migrationsFolder: string
}

/**
 * Runs an admin command in the process that can reach the database. With PostgreSQL this is the
 * current process. With PGlite it is the running server, or the current process if no server runs.
 *
 * @throws {AdminError | StartError} The message is one sentence for the operator.
 */
export async function carryOut(options: CarryOutOptions): Promise<unknown> {
  const { stateDir, databaseUrl, migrationsFolder, ...order } = options
  if (databaseUrl === undefined) {
    if (stateDir === undefined) throw new AdminError('STATE_DIR and DATABASE_URL are missing.')
    const answered = await knockAtDoor(toDoorPath(stateDir), order)
    if (answered) return answered.result
  }
  const open = await openDatabase({
    stateDir: stateDir ?? '',
    databaseUrl,
    schema,
    migrationsFolder,
  })
  try {
    const { command, input, actor, report } = order
    return await runCommand({ db: open.db, now: Date.now(), actor, report }, { command, input })
  } finally {
    await open.close()
  }
}

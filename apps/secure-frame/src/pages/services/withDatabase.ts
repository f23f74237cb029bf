import type { FrameDatabase } from '../../keys/openFrameDatabase.ts'
import type { PageServices } from './PageServices.ts'

/**
 * Opens the database for one operation and closes it afterwards. An open connection would block a
 * newer version of the frame from upgrading the database.
 */
export async function withDatabase<result>(
  { openDatabase }: Pick<PageServices, 'openDatabase'>,
  use: (database: FrameDatabase) => Promise<result>,
): Promise<result> {
  const database = await openDatabase()
  try {
    return await use(database)
  } finally {
    database.close()
  }
}

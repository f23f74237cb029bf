import type { Picture } from '@latchkey/product-api'
import { and, count, eq, gt, inArray } from 'drizzle-orm'
import { picturesPerDay } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { reportPictures, reports } from '../db/schema.ts'
import { RefusalError } from '../errors/RefusalError.ts'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Checks that a player may attach another picture to a bug report today.
 *
 * @throws {RefusalError} `rate_limited`: the player has already sent the daily maximum.
 */
export async function requirePictureRoom(
  db: Pick<Database, 'select'>,
  userId: string,
  now: number,
): Promise<void> {
  const [sent] = await db
    .select({ count: count() })
    .from(reportPictures)
    .innerJoin(reports, eq(reports.id, reportPictures.reportId))
    .where(and(eq(reports.userId, userId), gt(reports.createdAt, new Date(now - dayMs))))
  if ((sent?.count ?? 0) >= picturesPerDay) throw new RefusalError('rate_limited')
}

/** Returns the ids of those given bug reports that have a picture. */
export async function findPictured(
  db: Pick<Database, 'select'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: reportPictures.reportId })
    .from(reportPictures)
    .where(inArray(reportPictures.reportId, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/**
 * Reads the picture of a bug report.
 *
 * @param report.userId - Only reads a report of this player; absent: reads any report, for the
 *   team.
 * @returns `undefined` if the picture does not exist.
 */
export async function readReportPicture(
  db: Database,
  { id, userId }: { readonly id: string; readonly userId?: string },
): Promise<Picture | undefined> {
  const [row] = await db
    .select({ type: reportPictures.type, data: reportPictures.data })
    .from(reportPictures)
    .innerJoin(reports, eq(reports.id, reportPictures.reportId))
    .where(and(eq(reports.id, id), userId === undefined ? undefined : eq(reports.userId, userId)))
  return row && { type: row.type, data: Buffer.from(row.data).toString('base64') }
}

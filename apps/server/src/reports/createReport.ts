import type { Report, ReportText } from '@latchkey/product-api'
import { randomId } from '@latchkey/service'
import { reportPictures, reports } from '../db/schema.ts'
import type { Transaction } from '../idempotency/runOnce.ts'
import { requirePictureRoom } from './pictures.ts'
import { readPicture } from './readPicture.ts'
import { toReport } from './toReport.ts'

/**
 * Stores a player's new bug report with the status `open`.
 *
 * @throws {RefusalError} `picture_refused`: the picture is invalid. `rate_limited`: the player sent
 *   too many pictures.
 */
export async function createReport(
  db: Pick<Transaction, 'insert' | 'select'>,
  {
    userId,
    text,
    now,
  }: { readonly userId: string; readonly text: ReportText; readonly now: number },
): Promise<Report> {
  const { picture: base64, ...words } = text
  const picture = base64 === undefined ? undefined : readPicture(base64)
  if (picture) await requirePictureRoom(db, userId, now)
  const row = {
    ...words,
    id: randomId(),
    userId,
    createdAt: new Date(now),
    status: 'open' as const,
  }
  await db.insert(reports).values(row)
  if (picture) await db.insert(reportPictures).values({ reportId: row.id, ...picture })
  return toReport(row, { answers: [], hasPicture: picture !== undefined })
}

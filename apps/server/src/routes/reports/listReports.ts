import { listReports as endpoint } from '@latchkey/product-api/endpoints'
import { readPolicy } from '@latchkey/service'
import { reportPageRows } from '../../config/constants.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { readCursor, toCursor } from '../../paging/cursor.ts'
import { listReports as list, ReportPlace } from '../../reports/listReports.ts'

export const listReports = defineRoute(endpoint, {
  ...readPolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ input, session: { userId }, context: { db } }) {
    const after = readCursor(input.after, ReportPlace)
    // Reads one row more than the page has, to detect whether another page exists.
    const rows = await list(db, { userId, after, limit: reportPageRows + 1 })
    const reports = rows.slice(0, reportPageRows)
    const last = reports.at(-1)
    const hasMore = rows.length > reportPageRows && last
    return { reports, next: hasMore ? toCursor([last.createdAt, last.id]) : null }
  },
})

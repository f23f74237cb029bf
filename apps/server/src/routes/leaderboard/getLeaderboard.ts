import { getLeaderboard as endpoint } from '@latchkey/product-api/endpoints'
import { readPolicy } from '@latchkey/service'
import * as z from 'zod'
import { boardPageRows, searchPageRows } from '../../config/constants.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { readCursor, toCursor } from '../../paging/cursor.ts'
import { BoardPlace, readBoard } from '../../points/readBoard.ts'
import { requireSeason } from '../../points/requireSeason.ts'
import { searchBoard } from '../../points/searchBoard.ts'
import { toNameKey } from '../../users/toNameKey.ts'

export const getLeaderboard = defineRoute(endpoint, {
  ...readPolicy,
  access: 'session',
  owner: 'no-owner',
  async handle({ input, context: { db } }) {
    const { id, search } = input
    await requireSeason(db, id)
    if (search !== undefined) {
      const after = readCursor(input.after, z.string())
      const rows = await searchBoard(db, id, { search, after, limit: searchPageRows + 1 })
      return toPage(rows, searchPageRows, ({ player }) => toNameKey(player.name ?? ''))
    }
    const after = readCursor(input.after, BoardPlace)
    const rows = await readBoard(db, id, { after, limit: boardPageRows + 1 })
    return toPage(rows, boardPageRows, ({ points, player }) => [points, player.id])
  },
})

/**
 * Builds a page of the leaderboard from query results. The query reads one row more than the page
 * has, to detect whether another page exists; that row is removed here.
 */
function toPage<row>(rows: readonly row[], most: number, toPlace: (row: row) => unknown) {
  const standings = rows.slice(0, most)
  const last = standings.at(-1)
  return { standings, next: rows.length > most && last ? toCursor(toPlace(last)) : null }
}

import { watchLeaderboard as endpoint } from '@latchkey/product-api/endpoints'
import { readPolicy, streamLimitMs } from '@latchkey/service'
import { defineStream } from '../../http/defineRoute.ts'
import { requireSeason } from '../../points/requireSeason.ts'

export const watchLeaderboard = defineStream(endpoint, {
  ...readPolicy,
  access: 'session',
  owner: 'no-owner',
  contentType: 'text/event-stream',
  streamMs: streamLimitMs,
  async open({ input: { id }, session: { tokenHash }, context }) {
    await requireSeason(context.db, id)
    return context.boardNews.watch(id, tokenHash)
  },
})

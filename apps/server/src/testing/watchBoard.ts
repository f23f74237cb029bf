import * as z from 'zod'
import type { Visitor } from './createVisitor.ts'

const Player = z.object({ id: z.string() })
const News = z.object({
  changes: z.array(z.object({ player: Player, points: z.int() })),
  missedBelow: z.int().nullable(),
})
const Board = z.object({ standings: z.array(z.object({ player: Player, points: z.int() })) })

/**
 * Follows the live leaderboard of a season as the web page does. Reads missed changes again, and
 * reconnects to another server after a failure. Ends when the returned `stop` is called.
 */
export function watchBoard(visitor: Visitor, seasonId: string) {
  const points = new Map<string, number>()
  const ending = new AbortController()
  const path = `/api/seasons/${seasonId}`

  async function take(text: string): Promise<void> {
    const { changes, missedBelow } = News.parse(JSON.parse(text))
    if (missedBelow !== null) {
      const { standings } = Board.parse((await visitor.get(`${path}/leaderboard`)).body)
      for (const each of standings) points.set(each.player.id, each.points)
    }
    for (const each of changes) points.set(each.player.id, each.points)
  }

  async function follow(): Promise<void> {
    const { signal } = ending
    const response = await visitor.open({ method: 'GET', path: `${path}/events` }, { signal })
    let text = ''
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (text + part).split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data: ')) await take(line.slice(6))
    }
  }

  async function watch(): Promise<void> {
    while (!ending.signal.aborted) {
      // A broken stream is not an error, because the reader reconnects.
      await follow().catch(() => undefined)
    }
  }
  const watching = watch()
  return {
    points,
    async stop() {
      ending.abort()
      await watching
    },
  }
}

import { openBroadcastChannel, runLocked } from '@latchkey/core'
import type { ResponseOf } from '@latchkey/product-api'
import { watchLeaderboard } from '@latchkey/product-api/endpoints'

export type BoardNews = ResponseOf<typeof watchLeaderboard>

const closed = 2
const comeBackMs = 10_000

/**
 * Listens to the server's events for the leaderboard of a season. All tabs of a browser share one
 * connection, because browsers limit connections per server. The tab that holds the connection
 * broadcasts the events to the other tabs. When that tab closes, another tab connects. A
 * browser that refuses channels or locks opens one connection per tab.
 *
 * @returns A function that stops listening.
 */
export function watchBoard(seasonId: string, onNews: (news: BoardNews) => void): () => void {
  const end = new AbortController()
  const name = `latchkey:board:${seasonId}`
  const channel = openBroadcastChannel(name)
  const hear = (data: unknown) => {
    const news = watchLeaderboard.response.safeParse(parse(data))
    if (news.success) onNews(news.data)
  }
  channel?.addEventListener('message', ({ data }) => hear(data))
  const hold = () =>
    holdLine(seasonId, {
      signal: end.signal,
      onText(text) {
        channel?.postMessage(text)
        hear(text)
      },
    })
  // Without a channel no other tab forwards the events, so this tab opens a connection itself.
  const locks = channel && navigator.locks
  runLocked(hold, { name, locks, signal: end.signal })
    // This tab stopped listening while another tab held the connection.
    .catch(() => undefined)
  return () => {
    end.abort()
    channel?.close()
  }
}

type LineOptions = {
  readonly signal: AbortSignal
  readonly onText: (text: unknown) => void
}

/**
 * Keeps the leaderboard's event stream open until the signal aborts. The browser reconnects a
 * broken stream. If the browser gives up (server refused or unreachable), a new stream opens after
 * ten seconds.
 */
function holdLine(seasonId: string, { signal, onText }: LineOptions): Promise<void> {
  const url = watchLeaderboard.path.replace(':id', encodeURIComponent(seasonId))
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let events: EventSource
    const start = () => {
      events = new EventSource(url)
      events.addEventListener('message', ({ data }) => onText(data))
      events.addEventListener('error', () => {
        if (events.readyState === closed) timer = setTimeout(start, comeBackMs)
      })
    }
    start()
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      events.close()
      resolve()
    })
  })
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined // Text that is not JSON is ignored like data that does not match the schema.
  }
}

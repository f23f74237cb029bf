import { type ResponseOf, watchLeaderboard } from '@latchkey/product-api'

export type BoardNews = ResponseOf<typeof watchLeaderboard>

/** What of the browser's `EventSource` is used; a test has its own. */
export type OpenEvents = (url: string) => Pick<EventSource, 'addEventListener' | 'close'> & {
  readonly readyState: number
}

const closed = 2
const comeBackMs = 10_000

/**
 * Watches the board of a season. A line that breaks is taken up again: by the browser, and where it gives up (the server
 * refused, or was away) after ten seconds.
 *
 * @returns The end of it.
 */
export function watchBoard(
  seasonId: string,
  onNews: (news: BoardNews) => void,
  open: OpenEvents = (url) => new EventSource(url),
): () => void {
  const url = watchLeaderboard.path.replace(':id', encodeURIComponent(seasonId))
  let timer: ReturnType<typeof setTimeout> | undefined
  let events: ReturnType<OpenEvents>
  function start() {
    events = open(url)
    events.addEventListener('message', ({ data }) => {
      const news = watchLeaderboard.response.safeParse(parse(data))
      if (news.success) onNews(news.data)
    })
    events.addEventListener('error', () => {
      if (events.readyState === closed) timer = setTimeout(start, comeBackMs)
    })
  }
  start()
  return () => {
    clearTimeout(timer)
    events.close()
  }
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined // what is not JSON is not of the form either
  }
}

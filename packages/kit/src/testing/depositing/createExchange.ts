import { createLater, type Later } from '../schedules/createLater.ts'

/**
 * Faults of the fake exchange and of the connection to it. `down`: the request is lost. `answers
 * into nowhere`: the exchange handles the request, but its answer is lost.
 */
export const exchangeMoods = [
  'clear',
  'clear',
  'down',
  'broken',
  'garbage',
  'slow',
  'answers late',
  'answers into nowhere',
  'lies',
] as const

/** A payment at the fake exchange, which a tab has started. */
export type Session = {
  readonly id: string
  status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** Number of requests for the payment's status so far, answered or not. */
  asked: number
}

export type Exchange = Omit<Later, 'wait'> & {
  readonly fetch: typeof fetch
  readonly sessions: Map<string, Session>
  mood: (typeof exchangeMoods)[number]
}

const headers = { 'content-type': 'application/json' }
const lie = { url: 'javascript:alert(1)', sessionId: '', status: 'DONE' }

/** Creates a fake exchange without payments. */
export function createExchange(): Exchange {
  const { wait, answerOne, answerAll } = createLater()
  const sessions = new Map<string, Session>()

  const begin = () => {
    const id = `session-${sessions.size + 1}`
    sessions.set(id, { id, status: 'IN_PROGRESS', asked: 0 })
    return { url: `https://exchange.example/${id}`, sessionId: id }
  }
  const answer = (session: Session | undefined) => {
    if (exchange.mood === 'lies') return lie
    return session ? { status: session.status, txHash: null } : begin()
  }
  /** Handles a request for a payment's status, and counts it even if its answer is lost. */
  const hear = async (request: Request) => {
    const { id, params } = await request.json()
    const session = sessions.get(params.sessionId)
    if (session) session.asked += 1
    return { id, session }
  }
  const exchange: Exchange = {
    ...{ sessions, answerOne, answerAll, mood: 'clear' },
    fetch: async (input) => {
      const request = new Request(input)
      if (!request.url.includes('json-rpc')) return Response.json({ http: [], ws: [] })
      const { id, session } = await hear(request)
      const { mood } = exchange
      if (mood === 'broken') return Response.json({}, { status: 503 })
      if (mood === 'slow') await wait()
      const result = mood === 'down' ? undefined : answer(session)
      if (mood === 'answers late') await wait()
      if (!result || mood === 'answers into nowhere') throw new TypeError('Failed to fetch')
      const text = JSON.stringify({ jsonrpc: '2.0', id, result })
      return new Response(mood === 'garbage' ? '<html>' : text, { headers })
    },
  }
  return exchange
}

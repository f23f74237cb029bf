import { HttpResponse, http, type RequestHandler } from 'msw'

type Call = { readonly id: number; readonly method: string; readonly params: readonly unknown[] }

/**
 * Answers of a node by method. A function receives the parameters. An `Error` makes the node fail
 * with its `code` and `data`.
 */
export type ChainAnswers = Readonly<Record<string, unknown>>

/** Serves a node at a URL with msw. Methods without an answer are unknown to the node. */
export function serveChain(url: string, answers: ChainAnswers): RequestHandler {
  const answer = ({ id, method, params }: Call) => {
    const found = method in answers ? answers[method] : new Error(`no such method: ${method}`)
    const result: unknown = typeof found === 'function' ? found(params) : found
    if (!(result instanceof Error)) return { jsonrpc: '2.0', id, result }
    return {
      jsonrpc: '2.0',
      id,
      error: Object.assign({ code: -32_601, message: result.message }, result),
    }
  }
  return http.post<never, Call | Call[]>(url, async ({ request }) => {
    const body = await request.json()
    return HttpResponse.json(Array.isArray(body) ? body.map(answer) : answer(body))
  })
}

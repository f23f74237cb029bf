import { HttpResponse, http, type RequestHandler } from 'msw'

type Call = { readonly id: number; readonly method: string }

/** Answers of a node's methods; an `Error` refuses, with its `code` and `data` where it has them. */
export type ChainAnswers = Readonly<Record<string, unknown>>

/** A node at an address, for msw. What it is not told it does not know. */
export function serveChain(url: string, answers: ChainAnswers): RequestHandler {
  const answer = ({ id, method }: Call) => {
    const result = method in answers ? answers[method] : new Error(`no such method: ${method}`)
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

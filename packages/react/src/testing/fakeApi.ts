/**
 * What the blockchain API of a test answers, by its path or the last part of it: JSON, a whole response, or what makes one
 * of a call; anything else is not found.
 */
export type FakeAnswers = {
  readonly [path: string]: object | 'never' | 'error' | ((url: URL) => object)
}

/** Creates a `fetch` that answers from a table. */
export function fakeApi(answers: FakeAnswers): typeof fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const answer = answers[url.pathname] ?? answers[url.pathname.split('/').at(-1) ?? '']
    if (answer === 'never') return new Promise<never>(() => {})
    if (answer === 'error' || !answer) return Response.json({}, { status: 503 })
    const given = typeof answer === 'function' ? answer(url) : answer
    return given instanceof Response ? given.clone() : Response.json(given)
  }
}

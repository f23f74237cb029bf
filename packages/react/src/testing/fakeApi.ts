/**
 * Answers of a fake blockchain API, keyed by path or by the last segment of a path. An answer is
 * JSON, a `Response`, or a function that creates one from the URL. Any other path fails with 503.
 */
export type FakeAnswers = {
  readonly [path: string]: object | 'never' | 'error' | ((url: URL) => object)
}

/** Creates a `fetch` that returns the given responses. */
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

import { expect, test } from 'vitest'
import { createDirectoryClient } from './createDirectoryClient.ts'
import { analyticsQuestion, walletsQuestion } from './questions.ts'

const directory = { baseUrl: 'https://w.example/path', projectId: 'p', sdkVersion: 'kit-1' }

/** Creates an HTTP client that always returns the same answer and records the requests. */
function answering(answer: unknown) {
  const asked: unknown[] = []
  const request = async (one: unknown) => {
    asked.push(one)
    return answer
  }
  return { asked, client: createDirectoryClient(directory, { request }) }
}

test('default', async () => {
  const { asked, client } = answering({ data: [], count: 0, more: 1 })
  const { signal } = new AbortController()
  const answer = await client.ask(walletsQuestion, {
    query: { page: 1, search: undefined },
    signal,
  })
  expect(answer).toEqual({ data: [], count: 0 })
  expect(asked).toEqual([
    {
      url: new URL('https://w.example/path/getWallets'),
      query: { page: 1, search: undefined, projectId: 'p', st: 'latchkey', sv: 'kit-1' },
      signal,
    },
  ])
})

test('error: an answer of another form is rejected', async () => {
  const { client } = answering({ isAnalyticsEnabled: 'yes' })
  await expect(client.ask(analyticsQuestion)).rejects.toMatchObject({
    code: 'invalid_answer',
    hint: '/getAnalyticsConfig: wrong fields',
  })
})

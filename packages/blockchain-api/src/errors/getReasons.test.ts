import { HttpError } from '@latchkey/core/http'
import { expect, test } from 'vitest'
import { getReasons } from './getReasons.ts'

function failure(body: unknown): HttpError {
  return new HttpError({ status: 400, body, response: new Response(null, { status: 400 }) })
}

test('default', () => {
  const reasons = [{ field: '', description: 'Crypto utils error: bad address' }]
  expect(getReasons(failure({ status: 'FAILED', reasons }))).toEqual(reasons)
})

test.each([
  ['plain text', failure('Internal server error')],
  ['the other envelope', failure({ code: 'x', message: 'y' })],
  ['reasons that are no list', failure({ reasons: 'no' })],
  ['a failure that is no answer', new TypeError('fetch failed')],
  ['nothing', undefined],
])('behavior: returns no reasons for %s', (_, error) => {
  expect(getReasons(error)).toEqual([])
})

test('behavior: drops a reason of another shape', () => {
  expect(
    getReasons(failure({ reasons: [{ field: 1 }, { field: 'a', description: 'b' }] })),
  ).toEqual([{ field: 'a', description: 'b' }])
})

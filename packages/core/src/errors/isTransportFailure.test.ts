import { expect, test } from 'vitest'
import { HttpError } from '../http/HttpError.ts'
import { ConnectionRejectedError } from './connectionErrors.ts'
import { isTransportFailure } from './isTransportFailure.ts'
import {
  InvalidAnswerError,
  RequestTimedOutError,
  ServiceUnreachableError,
} from './transportErrors.ts'

function answered(status: number): HttpError {
  return new HttpError({ status, body: undefined, response: new Response(null, { status }) })
}

test.each([
  ['unreachable', new ServiceUnreachableError({ host: 'x.test' })],
  ['timed out', new RequestTimedOutError({ what: 'x', deadlineMs: 1 })],
  ['unparsable', new InvalidAnswerError({ host: 'x.test', reason: 'no JSON' })],
  ['408', answered(408)],
  ['425', answered(425)],
  ['429', answered(429)],
  ['500', answered(500)],
  ['599', answered(599)],
])('S-102: %s counts as a transport failure', (_, error) => {
  expect(isTransportFailure(error)).toBe(true)
})

test.each([
  ['400', answered(400)],
  ['401', answered(401)],
  ['403', answered(403)],
  ['a refusal', new ConnectionRejectedError({ connectorId: 'a' })],
  ['a foreign error', new TypeError('fetch failed')],
  ['nothing', undefined],
])('S-102: %s does not count as a transport failure', (_, error) => {
  expect(isTransportFailure(error)).toBe(false)
})

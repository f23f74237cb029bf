import { ConnectionRejectedError, RpcError } from '@latchkey/core'
import { expect, test } from 'vitest'
import { FrameAbortedError, FrameLoadError, RpcNotAllowedError } from '../errors/frameErrors.ts'
import { toErrorPayload } from '../frame/toErrorPayload.ts'
import { toAnswerError } from './toAnswerError.ts'
import { toFrameRpcError } from './toFrameRpcError.ts'

const answer = (message: string, code?: number) =>
  toAnswerError('RPC_REQUEST', code === undefined ? { message } : { message, code })

test.each<[string, unknown, number, string]>([
  ['a refusal', answer('No', 4001), 4001, 'No'],
  ['a refusal in words', answer('User denied the request'), 4001, 'User denied the request'],
  [
    'K-WORLD-01: a cancelled prompt',
    answer('Transaction cancelled'),
    4001,
    'Transaction cancelled',
  ],
  ['K-WORLD-01: a failure without a number', answer('Try later'), -32603, 'Try later'],
  [
    'K-WORLD-01: a rejected code of an e-mail, which is no prompt',
    toAnswerError('CONNECT_OTP', { message: 'Code rejected' }),
    -32603,
    'Code rejected',
  ],
  ['not authorised', answer('x', 4100), 4100, 'x'],
  ['a method not allowed', answer('x', 4200), 4200, 'x'],
  [
    'a method not sent',
    new RpcNotAllowedError({ method: 'x' }),
    4200,
    'Requested RPC call is not allowed',
  ],
  [
    'a frame not loaded',
    new FrameLoadError({ hint: '' }),
    4900,
    'Unable to load email login dependency',
  ],
  ['a wrong chain', answer('x', 4901), 4901, 'x'],
  ['invalid parameters', answer('x', -32602), -32602, 'x'],
  ['a batch', answer('Unsupported chain id', 5710), 5710, 'Unsupported chain id'],
  ['an unknown number', answer('x', 31_337), -32603, 'x'],
  ['no words', answer(''), -32603, 'An error occurred'],
  [
    'an abort',
    new FrameAbortedError({ request: 'RPC_REQUEST', reason: 'abort' }),
    -32603,
    'Request was aborted',
  ],
  ['anything else', new Error('secret'), -32603, 'An error occurred'],
])('S-16: %s', (_what, error, code, message) => {
  expect(toFrameRpcError(error)).toMatchObject({ code, message })
})

test.each<[string, unknown, { message: string; code?: number }]>([
  [
    'a refusal',
    new ConnectionRejectedError({ connectorId: 'x' }),
    { message: 'Connection rejected', code: 4001 },
  ],
  [
    'an RPC error',
    new RpcError(5710, 'Unsupported chain id'),
    { message: 'Unsupported chain id', code: 5710 },
  ],
  ['a foreign error', new Error('secret'), { message: 'An error occurred' }],
  ['no error at all', undefined, { message: 'An error occurred' }],
])('default: the frame says of %s what the host understands', (_what, error, payload) => {
  expect(toErrorPayload(error)).toEqual(payload)
})

import { expect, test } from 'vitest'
import { ConnectionRejectedError, FailedToConnectError } from '../errors/connectionErrors.ts'
import { isUserRejection } from './isUserRejection.ts'

test.each([
  ['code 4001', { code: 4001 }],
  ['code 5002', { code: 5002, message: '' }],
  ['user rejected', new Error('MetaMask Tx Signature: User rejected the request.')],
  ['user cancelled', new Error('USER CANCELLED')],
  ['user canceled', { message: 'Request failed: user canceled' }],
  ['a bare text', 'User rejected'],
  ['our own refusal', new ConnectionRejectedError({ connectorId: 'a' })],
  [
    'a wrapped refusal',
    new Error('call failed', { cause: new Error('rpc', { cause: { code: 4001 } }) }),
  ],
])('behavior: recognises a refusal: %s', (_, error) => {
  expect(isUserRejection(error)).toBe(true)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['another code', { code: -32603, message: 'Internal error' }],
  ['a code as text of another meaning', { code: 'CALL_EXCEPTION' }],
  ['another failure of ours', new FailedToConnectError()],
  ['a message that is no text', { message: { text: 'user rejected' } }],
])('behavior: rejects other errors: %s', (_, error) => {
  expect(isUserRejection(error)).toBe(false)
})

test.each([
  ['code 5000', { code: 5000 }],
  ['a reset request', new Error('Connection request reset. Please try again.')],
])('parameters: walletConnect: only with it %s counts as a refusal', (_, error) => {
  expect(isUserRejection(error)).toBe(false)
  expect(isUserRejection(error, { walletConnect: true })).toBe(true)
})

test('behavior: terminates on an endless chain of causes and on a throwing getter', () => {
  const endless: { cause?: unknown } = {}
  endless.cause = endless
  const hostile = {
    get code() {
      throw new Error('no')
    },
  }
  expect(isUserRejection(endless)).toBe(false)
  expect(isUserRejection(hostile)).toBe(false)
})

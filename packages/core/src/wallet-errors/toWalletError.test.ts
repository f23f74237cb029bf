import { expect, test } from 'vitest'
import { FeatureNotSupportedError } from '../errors/networkErrors.ts'
import { RpcError } from '../errors/toRpcError.ts'
import { toWalletError } from './toWalletError.ts'

const prompted = { connectorId: 'test', prompted: true }

test('K-WORLD-02b: a rejection that only words express carries the text of the wallet', () => {
  const thrown = new Error('Transaction cancelled')
  expect(toWalletError(thrown, prompted)).toMatchObject({
    code: 'connection_rejected',
    walletText: 'Transaction cancelled',
    cause: thrown,
  })
})

test('K-WORLD-01: a stated rejection carries no text of the wallet', () => {
  for (const thrown of [{ code: 4001, message: 'No' }, 'User rejected', new RpcError(4001, 'No')]) {
    const error = toWalletError(thrown, prompted)
    expect(error).toMatchObject({ code: 'connection_rejected', walletText: undefined })
  }
})

test('K-WORLD-01: a pending request and a locked wallet become named errors', () => {
  expect(toWalletError({ code: -32_002 }, prompted)).toMatchObject({ code: 'wallet_busy' })
  expect(toWalletError({ code: 4100 }, prompted)).toMatchObject({ code: 'wallet_locked' })
})

test('K-WORLD-01: other errors keep the most telling code, the text and the data', () => {
  const data = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  expect(
    toWalletError({ code: -32_603, message: 'Internal JSON-RPC error.', data }, prompted),
  ).toMatchObject({ name: 'RpcError', code: 3, message: 'execution reverted', data })
  expect(toWalletError({ code: '-32000', message: 'already known' }, prompted)).toMatchObject({
    code: -32_000,
  })
})

test('behavior: errors of the kit and converted errors pass unchanged', () => {
  for (const error of [new FeatureNotSupportedError({ feature: 'a' }), new RpcError(3, 'reverted')])
    expect(toWalletError(error, prompted)).toBe(error)
})

test('K-WORLD-01: the error of a node, which prompts no user, is no outcome of the wallet', () => {
  const error = new RpcError(-32_002, 'resource unavailable')
  expect(toWalletError(error, { connectorId: 'test' })).toBe(error)
  expect(toWalletError(error, prompted)).toMatchObject({ code: 'wallet_busy' })
})

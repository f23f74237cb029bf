import { expect, test } from 'vitest'
import { FeatureNotSupportedError } from '../errors/networkErrors.ts'
import { RpcError } from '../errors/toRpcError.ts'
import { isUnknownMethod } from './isUnknownMethod.ts'

test.each([
  'Method not found',
  'The method "wallet_getAssets" does not exist / is not available',
  'this method is not implemented',
  'method wallet_sendCalls unsupported',
  'Unsupported method: wallet_getAssets',
  'the wallet has no method signPsbt',
])('behavior: recognises an unknown method by its message: %s', (message) => {
  expect(isUnknownMethod(new RpcError(-32_000, message))).toBe(true)
  expect(isUnknownMethod(message)).toBe(true)
})

test('behavior: recognises an unknown method by its code, whatever the message', () => {
  expect(isUnknownMethod(new RpcError(-32_601, 'no'))).toBe(true)
  expect(isUnknownMethod(new RpcError(4200, 'no'))).toBe(true)
  expect(isUnknownMethod(new FeatureNotSupportedError({ feature: 'signPsbt' }))).toBe(true)
})

test('parameters: protocol: -32001 means an unknown method only in sats-connect', () => {
  expect(isUnknownMethod(new RpcError(-32_001, 'no'), 'satsConnect')).toBe(true)
  expect(isUnknownMethod(new RpcError(-32_001, 'no'))).toBe(false)
})

test('behavior: rejects failures of known methods', () => {
  expect(isUnknownMethod(new RpcError(-32_603, 'Internal error'))).toBe(false)
  expect(isUnknownMethod(new RpcError(4001, 'User rejected the request'))).toBe(false)
  expect(isUnknownMethod(undefined)).toBe(false)
})

import { expect, test } from 'vitest'
import { CaipError } from './CaipError.ts'
import { ConnectionRejectedError } from './connectionErrors.ts'
import { ModalClosedError } from './kitErrors.ts'
import {
  FeatureNotSupportedError,
  NetworkNotFoundError,
  UnsupportedChainError,
} from './networkErrors.ts'
import { RpcError, toRpcError } from './toRpcError.ts'
import { ServiceUnreachableError } from './transportErrors.ts'
import {
  ConnectorNotConnectedError,
  ProviderNotFoundError,
  SignMessageFailedError,
  WalletBusyError,
  WalletLockedError,
} from './walletErrors.ts'

test('default: a refusal gets name, code and text of EIP-1193, with its cause', () => {
  const cause = new ConnectionRejectedError({ connectorId: 'a' })
  const error = toRpcError(cause)
  expect(error).toBeInstanceOf(RpcError)
  expect(error).toMatchObject({
    name: 'UserRejectedRequestError',
    code: 4001,
    message: 'User rejected the request',
    cause,
  })
})

test.each([
  [new ModalClosedError(), 4001],
  [new ConnectorNotConnectedError(), 4100],
  [new WalletLockedError({ connectorId: 'a' }), 4100],
  [new WalletBusyError({ connectorId: 'a' }), -32_002],
  [new FeatureNotSupportedError({ feature: 'signMessage' }), 4200],
  [new ProviderNotFoundError(), 4900],
  [new ServiceUnreachableError({ host: 'x.test' }), 4900],
  [new UnsupportedChainError(), 4901],
  [new NetworkNotFoundError({ caipNetworkId: 'eip155:5' }), 4901],
  [new CaipError({ kind: 'CAIP-10 address', text: '' }), -32602],
  [new SignMessageFailedError(), -32603],
])('behavior: converts %s to code %s', (error, code) => {
  expect(toRpcError(error).code).toBe(code)
})

test('behavior: an unknown error becomes -32603 without its own message', () => {
  expect(toRpcError(new Error('secret'))).toMatchObject({
    code: -32603,
    message: 'An error occurred',
  })
  expect(toRpcError(undefined)).toMatchObject({ code: -32603 })
})

test('behavior: returns an RpcError unchanged', () => {
  const error = new RpcError(4902, 'Unrecognized chain')
  expect(toRpcError(error)).toBe(error)
})

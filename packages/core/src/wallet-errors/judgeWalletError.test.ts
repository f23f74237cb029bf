import { expect, test } from 'vitest'
import { ConnectionRejectedError, FailedToConnectError } from '../errors/connectionErrors.ts'
import { NetworkNotFoundError } from '../errors/networkErrors.ts'
import { MaybeSentError } from '../errors/sendErrors.ts'
import { RpcError } from '../errors/toRpcError.ts'
import { RequestTimedOutError, ServiceUnreachableError } from '../errors/transportErrors.ts'
import { type JudgeWalletErrorOptions, judgeWalletError } from './judgeWalletError.ts'
import type { WalletOutcome } from './WalletOutcome.ts'

const coded = (code: number | string, message = '', data?: unknown) =>
  Object.assign(new Error(message), { code, ...(data !== undefined && { data }) })
const named = (name: string, message: string) => Object.assign(new Error(message), { name })

const stated: readonly (readonly [WalletOutcome, unknown])[] = [
  ['rejected', { code: 4001 }],
  ['rejected', { code: '4001' }],
  ['rejected', { code: 5002 }],
  ['rejected', { code: 5750, message: 'User rejected the upgrade' }],
  ['rejected', coded('ACTION_REJECTED', 'user rejected action')],
  ['rejected', coded(-32_603, 'Internal JSON-RPC error.', { code: 4001 })],
  ['rejected', coded(-32_603, 'Internal', { originalError: { code: 4001 } })],
  ['rejected', new Error('call failed', { cause: new Error('rpc', { cause: { code: '4001' } }) })],
  ['rejected', { info: { error: { code: 4001 } } }],
  ['rejected', 'User rejected'],
  ['rejected', 'Cancelled by user'],
  ['rejected', new Error('MetaMask Tx Signature: User denied transaction signature.')],
  ['rejected', new Error('The user has declined the request')],
  ['rejected', new Error('Ledger device: Condition not satisfied (denied by the user?) (0x6985)')],
  ['rejected', new Error('User closed modal')],
  ['rejected', named('UserRejectedRequestError', '')],
  ['rejected', new ConnectionRejectedError({ connectorId: 'a' })],
  ['rejected', new FailedToConnectError({ cause: { code: 4001 } })],
  ['busy', coded(-32_002, 'Request of type wallet_requestPermissions already pending')],
  ['busy', { code: '-32002' }],
  ['busy', new Error('Already processing eth_requestAccounts. Please wait.')],
  ['locked', { code: 4100, message: 'Unauthorized' }],
  ['locked', new Error('Wallet is locked')],
  ['locked', new Error('device locked')],
  ['locked', 'Please unlock your wallet'],
  ['locked', new Error('Ledger device: Locked device (0x5515)')],
  ['unsupported-method', { code: 4200 }],
  ['unsupported-method', { code: -32_601 }],
  ['unsupported-method', { code: '-32004' }],
  ['unsupported-method', 'wallet_sendCalls: method not found'],
  ['unsupported-method', new Error('"wallet_switchEthereumChain" not implemented')],
  ['unknown-chain', { code: 4902 }],
  ['unknown-chain', { code: '4902' }],
  ['unknown-chain', coded(-32_603, 'Internal JSON-RPC error.', { originalError: { code: 4902 } })],
  ['unknown-chain', new Error('failed', { cause: { code: 4902 } })],
  ['unknown-chain', coded(-32_603, 'Unrecognized chain ID "0x89". Try adding the chain')],
  ['unknown-chain', coded(-32_000, 'Chain 0x89 has not been added to the wallet')],
  ['unknown-chain', coded(5100, 'Unsupported chains')],
  ['unknown-chain', coded(4200, 'Unsupported network')],
  ['unknown-chain', coded(5710)],
  ['needs-upgrade', { code: 5760 }],
  ['needs-upgrade', { code: 5700 }],
  ['needs-upgrade', new Error('Please update the firmware of your device')],
  ['failed', { code: -32_602, message: 'invalid nonce' }],
  ['failed', { code: 5720 }],
  ['failed', coded(-32_603, 'Internal JSON-RPC error.', { message: 'insufficient funds for gas' })],
  ['failed', coded('INSUFFICIENT_FUNDS', 'insufficient funds for intrinsic transaction cost')],
  ['failed', { code: -32_003, message: 'Transaction rejected' }],
  ['failed', { code: -32_002, message: 'Transaction simulation failed: Blockhash not found' }],
  ['failed', { code: 17 }],
  ['failed', new NetworkNotFoundError({ caipNetworkId: 'eip155:5' })],
  ['failed', new FailedToConnectError({ cause: new RpcError(-32_603, 'Internal error') })],
  ['unknown', { code: -32_603, message: 'Internal JSON-RPC error.' }],
  ['unknown', { code: 4900 }],
  ['unknown', { code: 503 }],
  ['unknown', { code: '-32000', message: 'already known' }],
  ['unknown', coded('NONCE_EXPIRED', 'nonce has already been used')],
  ['unknown', coded('UNKNOWN_ERROR', 'could not coalesce error')],
  ['unknown', new Error('Request expired. Please try again.')],
  ['unknown', new Error('Transaction cancelled: the network did not answer')],
  ['unknown', new Error('Transaction rejected: nonce too low')],
  ['unknown', named('AbortError', 'The user aborted a request.')],
  ['unknown', named('TimeoutError', 'signal')],
  ['unknown', new TypeError('Failed to fetch')],
  ['unknown', new ServiceUnreachableError({ host: 'a' })],
  ['unknown', new MaybeSentError({ connectorId: 'a' })],
  [
    'unknown',
    new RequestTimedOutError({ what: 'a', deadlineMs: 1, cause: new Error('User rejected') }),
  ],
]

test.each(stated)('K-WORLD-01: %s, with and without a prompt: %j', (outcome, error) => {
  expect(judgeWalletError(error)).toBe(outcome)
  expect(judgeWalletError(error, { prompted: true })).toBe(outcome)
})

test.each([
  'Transaction cancelled',
  'canceled',
  'Transaction declined',
  'Permission denied',
  'Request rejected',
  'aborted',
  'Popup dismissed',
  'Something else happened',
  '',
])('K-WORLD-02b: without a code, "%s" is a rejection only after a prompt', (message) => {
  const error = new Error(message)
  expect(judgeWalletError(error, { prompted: true })).toBe('rejected')
  expect(judgeWalletError({ cause: { message } }, { prompted: true })).toBe('rejected')
  expect(judgeWalletError(error)).toBe('unknown')
})

test('K-WORLD-02b: words of a rejection count beside a vague code only after a prompt', () => {
  const error = coded(-32_603, 'Transaction cancelled')
  expect(judgeWalletError(error, { prompted: true })).toBe('rejected')
  expect(judgeWalletError(error)).toBe('unknown')
})

test.each<[string, unknown, JudgeWalletErrorOptions['protocol'], WalletOutcome, WalletOutcome]>([
  ['5000 of WalletConnect', { code: 5000 }, 'walletConnect', 'rejected', 'failed'],
  ['5001 of WalletConnect', { code: '5001' }, 'walletConnect', 'rejected', 'failed'],
  ['5003 of WalletConnect', { code: 5003 }, 'walletConnect', 'rejected', 'failed'],
  ['-32000 of sats-connect', { error: { code: -32_000 } }, 'satsConnect', 'rejected', 'failed'],
  ['-32001 of sats-connect', { code: -32_001 }, 'satsConnect', 'unsupported-method', 'failed'],
  ['-32002 of sats-connect', { code: -32_002 }, 'satsConnect', 'locked', 'busy'],
])('K-WORLD-01: %s has a meaning of its protocol', (_, error, protocol, inside, outside) => {
  expect(judgeWalletError(error, { protocol })).toBe(inside)
  expect(judgeWalletError(error)).toBe(outside)
})

test('K-WORLD-01: hostile errors neither throw nor loop', () => {
  const endless: { cause?: unknown; data?: unknown } = {}
  endless.cause = endless
  endless.data = { error: endless }
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new TypeError('trap')
      },
      getPrototypeOf: () => {
        throw new TypeError('trap')
      },
    },
  )
  let deep: unknown = { code: 4001 }
  for (let depth = 0; depth < 10_000; depth += 1) deep = { cause: deep }
  const createEndless = (): object => ({
    get cause() {
      return createEndless()
    },
  })
  const wide = createEndless()
  for (const hostile of [endless, trap, { cause: trap }, deep, wide, Symbol('x'), null, undefined])
    expect(judgeWalletError(hostile)).toBe('unknown')
  const huge = `${'a '.repeat(5_000_000)}user rejected`
  expect(judgeWalletError(new Error(huge))).toBe('unknown')
})

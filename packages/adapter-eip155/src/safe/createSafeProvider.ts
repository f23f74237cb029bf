import { isRecord, RpcError, rpcErrorCodes, silentDeadlineMs } from '@latchkey/core'
import { isHash } from 'viem/utils'
import type { EthereumProvider } from '../provider/EthereumProvider.ts'
import type { Execution } from '../provider/Execution.ts'
import { askSafe, type SafeFrame } from './askSafe.ts'
import { toSafeMessage, toSafeTransaction, toTypedData } from './toSafeParams.ts'

/** RPC methods that the Safe app answers from its own node. */
const reads: readonly string[] = [
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
]

type SafeInfo = { readonly address: string; readonly chainId: number }

function parseInfo(answer: unknown): SafeInfo {
  const { safeAddress: address, chainId } = isRecord(answer) ? answer : {}
  const isNumber = typeof chainId === 'number' && Number.isSafeInteger(chainId) && chainId > 0
  if (typeof address === 'string' && isNumber) return { address, chainId }
  throw new RpcError(rpcErrorCodes.internal, 'The Safe returned no address.')
}

/**
 * Reads the signature. A Safe with several owners returns no signature until all have signed; that
 * is a failure, not a refusal.
 */
function parseSignature(answer: unknown): unknown {
  if (isRecord(answer) && typeof answer['signature'] === 'string') return answer['signature']
  throw new RpcError(
    rpcErrorCodes.internal,
    'The Safe is waiting for the signatures of other owners.',
  )
}

function parseHash(answer: unknown): unknown {
  return isRecord(answer) ? answer['safeTxHash'] : undefined
}

/** Status words of the Safe app for a transaction that is not executed any more. */
const ends = new Map<unknown, 'failed' | 'cancelled'>([
  ['FAILED', 'failed'],
  ['CANCELLED', 'cancelled'],
])

/** Reads the answer to `getTxBySafeTxHash`: the status, and the hash once it is executed. */
function parseExecution(answer: unknown): Execution | undefined {
  if (!isRecord(answer)) return undefined
  const { txHash, txStatus } = answer
  const end = ends.get(txStatus)
  if (end) return { state: end }
  if (typeof txHash === 'string' && isHash(txHash)) return { state: 'executed', hash: txHash }
  return { state: 'signatures' }
}

export type CreateSafeProviderParameters = {
  /** Origin of the Safe app that embeds this page. */
  readonly origin: string
  /** Window that exchanges messages with the Safe app. Default: `window` of this page. */
  readonly frame?: SafeFrame
}

/**
 * Creates an EIP-1193 provider for the Safe app around this page. It never requests accounts,
 * because opening the page in a Safe is consent. `eth_requestAccounts` therefore equals
 * `eth_accounts` (K-INJ-10).
 */
export function createSafeProvider(parameters: CreateSafeProviderParameters): EthereumProvider {
  const { origin, frame = window } = parameters
  const app = { origin, frame }
  const ask = (method: string, params: unknown) => askSafe(app, { method, params })
  const read = (method: string, params?: unknown) =>
    askSafe(app, { method, params, deadlineMs: silentDeadlineMs })
  const readInfo = async () => parseInfo(await read('getSafeInfo'))
  const getAccounts = async () => [(await readInfo()).address]

  const methods: Readonly<Record<string, (params: readonly unknown[]) => Promise<unknown>>> = {
    eth_accounts: getAccounts,
    eth_requestAccounts: getAccounts,
    eth_chainId: async () => `0x${(await readInfo()).chainId.toString(16)}`,
    personal_sign: async ([message]) =>
      parseSignature(await ask('signMessage', { message: toSafeMessage(message) })),
    eth_signTypedData_v4: async ([, typedData]) =>
      parseSignature(await ask('signTypedMessage', { typedData: toTypedData(typedData) })),
    eth_sendTransaction: async ([transaction]) =>
      parseHash(await ask('sendTransactions', { txs: [toSafeTransaction(transaction)] })),
  }
  return {
    readExecution: async (safeTxHash) =>
      parseExecution(await read('getTxBySafeTxHash', { safeTxHash })),
    request: async ({ method, params }) => {
      const list: readonly unknown[] = Array.isArray(params) ? params : []
      if (reads.includes(method)) return read('rpcCall', { call: method, params: list })
      const answer = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (answer) return answer(list)
      throw new RpcError(rpcErrorCodes.unsupportedMethod, `A Safe does not support ${method}.`)
    },
  }
}

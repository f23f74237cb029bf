import { isRecord, RpcError, rpcErrorCodes, silentDeadlineMs } from '@latchkey/core'
import type { EthereumProvider } from '../provider/EthereumProvider.ts'
import { askSafe, type SafeFrame } from './askSafe.ts'
import { toSafeMessage, toSafeTransaction, toTypedData } from './toSafeParams.ts'

/** What a Safe reads from its own node. */
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
  throw new RpcError(rpcErrorCodes.internal, 'The Safe did not say who it is.')
}

/** A Safe with several owners has no signature before all have signed: that is no signature, and no refusal. */
function parseSignature(answer: unknown): unknown {
  if (isRecord(answer) && typeof answer['signature'] === 'string') return answer['signature']
  throw new RpcError(rpcErrorCodes.internal, 'The Safe waits for the signatures of other owners.')
}

function parseHash(answer: unknown): unknown {
  return isRecord(answer) ? answer['safeTxHash'] : undefined
}

export type CreateSafeProviderParameters = {
  /** Origin of the Safe app this page is shown in. */
  readonly origin: string
  /** Default: this window. */
  readonly frame?: SafeFrame
}

/**
 * Makes an EIP-1193 provider of the Safe app this page is shown in. It asks for no accounts: being opened in a Safe is
 * the consent, so `eth_requestAccounts` answers as `eth_accounts` does (K-INJ-10).
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
    request: async ({ method, params }) => {
      const list: readonly unknown[] = Array.isArray(params) ? params : []
      if (reads.includes(method)) return read('rpcCall', { call: method, params: list })
      const answer = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (answer) return answer(list)
      throw new RpcError(rpcErrorCodes.unsupportedMethod, `A Safe does not know ${method}.`)
    },
  }
}

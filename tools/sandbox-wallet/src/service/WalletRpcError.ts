import { PersonaError } from '../wallets/PersonaError.ts'
import type { RpcFailure } from '../wire/wire.ts'

/** Code of errors that an imitated wallet reports without one. JSON-RPC demands a code. */
const serverError = -32_000

/** A provider error with a code of EIP-1193, EIP-1474 or EIP-3326. */
export class WalletRpcError extends Error {
  override readonly name = 'WalletRpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const rejected = () => new WalletRpcError(4001, 'User rejected the request.')
export const unauthorized = () =>
  new WalletRpcError(4100, 'The requested account or method has not been authorized by the user.')
export const unsupported = (method: string) =>
  new WalletRpcError(4200, `The wallet does not support ${method}.`)
export const chainDisconnected = (chainId: number) =>
  new WalletRpcError(4901, `The wallet has no connection to chain ${chainId}.`)
export const unknownChain = (chainId: number) =>
  new WalletRpcError(4902, `Unrecognized chain ID ${chainId}. Add it with wallet_addEthereumChain.`)
export const invalidParams = (message: string) => new WalletRpcError(-32602, message)
export const limitExceeded = () =>
  new WalletRpcError(-32005, 'Too many requests are waiting for approval.')
export const internal = (message: string, data?: unknown) =>
  new WalletRpcError(-32603, message, data)

/** Converts any error of the wallet's service to the error that the page receives. */
export function toRpcFailure(error: unknown): RpcFailure {
  if (error instanceof WalletRpcError || error instanceof PersonaError) {
    const { code = serverError, message, data } = error
    return data === undefined ? { code, message } : { code, message, data }
  }
  return { code: -32603, message: error instanceof Error ? error.message : 'Internal error' }
}

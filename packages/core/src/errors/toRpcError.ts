import { BaseError } from './BaseError.ts'

/** Error codes of EIP-1193 and JSON-RPC by name. Use this table instead of numbers. */
export const rpcErrorCodes = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  walletConnectRejected: 5000,
  walletConnectUserRejected: 5002,
  invalidParams: -32602,
  internal: -32603,
  /**
   * Error code of wallets that are asked to switch to a network they do not know (EIP-3326 in
   * practice).
   */
  unrecognizedChain: 4902,
  /** An earlier request waits for the user's answer (EIP-1474). */
  resourceUnavailable: -32002,
  limitExceeded: -32005,
} as const

/**
 * An error with code and data as JSON-RPC and EIP-1193 define it, for callers of EIP-1193
 * providers.
 */
export class RpcError extends Error {
  override readonly name: string
  readonly code: number
  /**
   * Additional data of the error, e.g. the revert reason of a call; `undefined` if there is none.
   */
  readonly data: unknown
  constructor(
    code: number,
    message: string,
    options: { name?: string; cause?: unknown; data?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = options.name ?? 'RpcError'
    this.code = code
    this.data = options.data
  }
}

/**
 * Name of the RPC error for the `code` of a kit error. Names are used instead of numbers, so that
 * bundlers can remove the table of numbers.
 */
const meanings: Readonly<Record<string, keyof typeof rpcErrorCodes>> = {
  modal_closed: 'userRejected',
  connection_rejected: 'userRejected',
  request_aborted: 'userRejected',
  connector_not_connected: 'unauthorized',
  connector_undefined: 'unauthorized',
  wallet_locked: 'unauthorized',
  wallet_busy: 'resourceUnavailable',
  feature_not_supported: 'unsupportedMethod',
  request_not_allowed: 'unsupportedMethod',
  provider_not_found: 'disconnected',
  unreachable: 'disconnected',
  frame_not_loaded: 'disconnected',
  unverified_domain: 'disconnected',
  unsupported_chain: 'chainDisconnected',
  network_not_found: 'chainDisconnected',
  chain_not_configured: 'chainDisconnected',
  connector_chain_not_found: 'chainDisconnected',
  invalid_caip: 'invalidParams',
  invalid_params: 'invalidParams',
}

/**
 * Converts a kit error to the error that an EIP-1193 provider throws. A rejection becomes
 * `UserRejectedRequestError` with code 4001 (kit-behaviour §5.4). An unknown error becomes -32603.
 */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  const meaning = (error instanceof BaseError && meanings[error.code]) || 'internal'
  const code = rpcErrorCodes[meaning]
  if (meaning === 'userRejected') {
    const name = 'UserRejectedRequestError'
    return new RpcError(code, 'User rejected the request', { name, cause: error })
  }
  const message = error instanceof BaseError ? error.shortMessage : 'An error occurred'
  return new RpcError(code, message, { cause: error })
}

/** Thrown if a Solana cluster answers a JSON-RPC request with an error. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly rpcCode: number
  readonly data: unknown

  constructor(rpcCode: number, sentence: string, data?: unknown) {
    super(sentence)
    this.rpcCode = rpcCode
    this.data = data
  }
}

/** Error codes of Solana's JSON-RPC. */
export const rpcCodes = {
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  preflightFailure: -32_002,
  signatureFailure: -32_003,
  unsupportedVersion: -32_015,
  minContextSlot: -32_016,
} as const

/**
 * Rejects the parameters of a JSON-RPC request.
 *
 * @throws {RpcError} Always.
 */
export function refuseParams(detail: string): never {
  throw new RpcError(rpcCodes.invalidParams, `Invalid param: ${detail}`)
}

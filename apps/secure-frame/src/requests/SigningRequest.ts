import type { AccountType, CaipNetworkId, NativeCurrency } from '@latchkey/core'
import type { UserOperation } from '../smart-account/UserOperation.ts'
import type { ChainReader } from './ChainReader.ts'
import { InvalidRequestError } from './InvalidRequestError.ts'

/** RPC methods that sign, send or change permissions. They always need a prompt (S-50). */
export const signingMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
] as const
export type SigningMethod = (typeof signingMethods)[number]

/** Plain JSON data, such as the parameters of a request. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** Fee of a request in base units of the native currency. `maximum` is the upper limit. */
export type Fee = {
  readonly maximum: bigint
  /** Expected fee at current prices, in base units. */
  readonly expected?: bigint
  /** Whether a paymaster pays the fee instead of the account. */
  readonly sponsored?: boolean
}

export type SigningRequestInput = {
  readonly method: SigningMethod
  /**
   * The parameters that will be signed. For `eth_sendTransaction`, they already contain `gas`,
   * `nonce`, `chainId` and the fee fields as hex quantities from the frame's own RPC.
   */
  readonly params: Json
  readonly account: string
  readonly accountType: AccountType
  readonly caipNetworkId: CaipNetworkId
  readonly networkName: string
  readonly nativeCurrency: NativeCurrency
  /** The host's origin (S-04), in the format of `URL.origin`. */
  readonly origin: string
  /**
   * Fee of a batch of calls. Absent for all other requests, whose fee follows from their
   * parameters.
   */
  readonly fee?: Fee
  /**
   * Unsigned user operation with which a smart account executes the calls of `params`. Absent for
   * an EOA.
   */
  readonly operation?: UserOperation
  /**
   * Reads from the network of the request through the frame's own RPC URLs, never the host's
   * (S-14).
   */
  readonly reader: ChainReader
}

/**
 * A frozen deep copy of a request. The screen shows this object, and the signer signs this same
 * object.
 */
export type SigningRequest = SigningRequestInput & { readonly __frozen: true }

/**
 * Creates the frozen copy of a request that is shown and signed (S-51). The host cannot change it
 * afterwards.
 *
 * @throws {InvalidRequestError} `params` contain a value that is not plain data.
 */
export function createSigningRequest(input: SigningRequestInput): SigningRequest {
  const { reader, fee, operation, ...rest } = input
  const copied = {
    ...rest,
    nativeCurrency: Object.freeze({ ...input.nativeCurrency }),
    params: toFrozen(input.params, 0),
    ...(fee && { fee: Object.freeze({ ...fee }) }),
    ...(operation && { operation: Object.freeze({ ...operation }) }),
    reader,
    __frozen: true as const,
  }
  return Object.freeze(copied)
}

const deepest = 48

function toFrozen(value: unknown, depth: number): Json {
  if (depth > deepest) throw new InvalidRequestError({ hint: 'params are nested too deeply' })
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (Array.isArray(value))
    return Object.freeze(Array.from(value, (item) => toFrozen(item, depth + 1)))
  if (typeof value !== 'object')
    throw new InvalidRequestError({ hint: 'params hold no plain data' })
  // The object has no prototype, so that "__proto__" is an ordinary key.
  const copy: Record<string, Json> = Object.create(null)
  for (const [key, item] of Object.entries(value)) {
    if (item !== undefined) copy[key] = toFrozen(item, depth + 1)
  }
  return Object.freeze(copy)
}

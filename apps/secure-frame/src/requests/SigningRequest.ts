import type { AccountType, CaipNetworkId, NativeCurrency } from '@latchkey/core'
import type { UserOperation } from '../smart-account/UserOperation.ts'
import type { ChainReader } from './ChainReader.ts'
import { InvalidRequestError } from './InvalidRequestError.ts'

/** Methods that are never carried out without a prompt (S-50). */
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

/** Plain data: what JSON can say. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** What carrying out a request may cost at most, in base units of the native currency. */
export type Fee = {
  readonly maximum: bigint
  /** What it will cost if prices stay. */
  readonly expected?: bigint
  /** Paid by somebody else: the account is charged nothing. */
  readonly sponsored?: boolean
}

export type SigningRequestInput = {
  readonly method: SigningMethod
  /**
   * As they will be signed. `eth_sendTransaction`: the caller has filled `gas`, `nonce`, `chainId` and the fee
   * fields (hex quantities) before, from the frame's own RPC, and signs exactly these.
   */
  readonly params: Json
  readonly account: string
  readonly accountType: AccountType
  readonly caipNetworkId: CaipNetworkId
  readonly networkName: string
  readonly nativeCurrency: NativeCurrency
  /** The pinned origin of the host (S-04), as `URL.origin` writes it. */
  readonly origin: string
  /** For what `params` cannot say: calls. Of transactions and user operations it is worked out. */
  readonly fee?: Fee
  /** What a smart account signs to carry out the calls of `params`; complete but for the signature. */
  readonly operation?: UserOperation
  /** Reads the network named above through the frame's own RPC, never a host's (S-14). */
  readonly reader: ChainReader
}

/** A frozen deep copy. What was shown is what is signed: the signer takes this very object. */
export type SigningRequest = SigningRequestInput & { readonly __frozen: true }

/**
 * Makes the frozen copy that is shown and signed (S-51). Whatever the host still holds of `params` can no longer
 * change it.
 *
 * @throws {InvalidRequestError} `params` hold something that is no plain data.
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
  // Without a prototype, a key such as "__proto__" is a key like any other.
  const copy: Record<string, Json> = Object.create(null)
  for (const [key, item] of Object.entries(value)) {
    if (item !== undefined) copy[key] = toFrozen(item, depth + 1)
  }
  return Object.freeze(copy)
}

import { createPublicClient, custom, type Hex, hashMessage, isAddress } from 'viem'
import { verifyHash } from 'viem/utils'
import { ChainDownError } from '../chain/ChainDownError.ts'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { ApiError, sourceDown } from '../errors/ApiError.ts'

export type SignedText = {
  readonly address: string
  readonly message: string
  /** Signature as `0x…` hex. */
  readonly signature: string
}

export type SignedHash = {
  readonly address: string
  readonly hash: Hex
  /** Signature as `0x…` hex. */
  readonly signature: string
}

export type SignatureOptions = {
  /**
   * The network whose contracts may accept the signature. `undefined`: only the key of the address
   * itself may have signed.
   */
  readonly codeOn: EvmChain | undefined
}

/**
 * The proof of a signature. `key`: the signature recovers to the address, which proves it on every
 * network. `code`: a contract accepted the signature, which proves it on that network alone (S-145).
 */
export type SignedBy = 'key' | 'code'

/**
 * Verifies that an address signed a message (EIP-191), as `requireSignedHash` does for a hash.
 *
 * @throws {ApiError} 401 for an invalid signature, 503 if the chain is needed and down.
 */
export const requireSignature = (
  { address, message, signature }: SignedText,
  options: SignatureOptions,
): Promise<SignedBy> =>
  requireSignedHash({ address, hash: hashMessage(message), signature }, options)

/**
 * Verifies that an address signed a hash. A plain account signs with its key, a deployed contract
 * verifies on its chain (ERC-1271), and for an undeployed one its deployment code does (ERC-6492).
 * The key is tried first.
 *
 * @throws {ApiError} 401 for an invalid signature, 503 if the chain is needed and down.
 */
export async function requireSignedHash(
  { address, hash, signature }: SignedHash,
  { codeOn }: SignatureOptions,
): Promise<SignedBy> {
  const description = codeOn ? 'Bad signature' : 'Contracts of this network may not sign this'
  const refusal = new ApiError({ status: 401, field: 'signature', description })
  if (!isAddress(address, { strict: false })) throw refusal
  const signed = { address, hash, signature: signature as Hex }
  if (await isByKey(signed)) return 'key'
  if (codeOn && (await isByContract(codeOn, signed))) return 'code'
  throw refusal
}

type Signed = { readonly address: Hex; readonly hash: Hex; readonly signature: Hex }

/**
 * Returns whether the key of the address itself made the signature, rather than a contract. viem
 * throws for a signature of another length; that counts as `false`.
 */
const isByKey = (signed: Signed) => verifyHash(signed).catch(() => false)

async function isByContract(chain: EvmChain, signed: Signed): Promise<boolean> {
  let silence: ChainDownError | undefined
  const transport = custom(
    {
      request: (call: { method: string; params?: readonly unknown[] }) =>
        chain.request(call).catch((error: unknown) => {
          if (error instanceof ChainDownError && !error.refused) silence = error
          throw error
        }),
    },
    { retryCount: 0 },
  )
  const signedByContract = await createPublicClient({ transport })
    .verifyHash(signed)
    .catch(() => false)
  if (silence) throw sourceDown('chainId', 'The chain of the signature is unavailable', silence)
  return signedByContract
}

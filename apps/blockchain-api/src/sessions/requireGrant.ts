import type { activateSmartSession } from '@latchkey/blockchain-api'
import { toEvmChainId } from '@latchkey/core'
import { type Hex, serializeErc6492Signature } from 'viem'
import type * as z from 'zod'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { ApiError } from '../errors/ApiError.ts'
import { requireSignedHash } from '../signatures/requireSignature.ts'
import { readDelegation } from './readDelegation.ts'

type Grant = Pick<
  z.output<typeof activateSmartSession.input>,
  'context' | 'signerMeta' | 'accountMeta'
>

export type GrantingAccount = { readonly address: string; readonly chain: EvmChain }

/**
 * Verifies that an account signed the delegation in the permission context of a smart session. The
 * account's key or the code of the session's own network may vouch (S-145).
 *
 * @returns Hash of the delegation.
 * @throws {ApiError} 400 without the delegation manager, or for a context that is no delegation of
 * the account; 401 for an invalid signature; 503 if the chain is needed and down.
 */
export async function requireGrant(
  { context, signerMeta, accountMeta }: Grant,
  { address, chain }: GrantingAccount,
): Promise<Hex> {
  const manager = signerMeta?.delegationManager
  if (!manager) throw refuse('signerMeta', 'The delegation manager of the grant is missing')
  const chainId = toEvmChainId(chain.network.caipNetworkId)
  const granted = readDelegation(context, { manager: toLowerCase(manager), chainId })
  if (granted?.delegator.toLowerCase() !== address)
    throw refuse('context', 'The context is no delegation of the account')
  const { hash, signature: bare } = granted
  const signature = accountMeta
    ? serializeErc6492Signature({
        address: toLowerCase(accountMeta.factory),
        data: accountMeta.factoryData,
        signature: bare,
      })
    : bare
  await requireSignedHash({ address, hash, signature }, { codeOn: chain })
  return hash
}

/** Lowers an address, because viem rejects mixed case that is no valid checksum. */
const toLowerCase = (address: Hex) => address.toLowerCase() as Hex

const refuse = (field: string, description: string) =>
  new ApiError({ status: 400, field, description })

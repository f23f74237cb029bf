import { bytesToBigInt, numberToHex } from 'viem'
import { toSignatureHex } from '../../keys/signatures.ts'
import { type Delegation, encodeContext, toDelegationHash } from '../../permissions/Delegation.ts'
import {
  type PermissionRequest,
  readPermissionRequest,
} from '../../permissions/readPermissionRequest.ts'
import { refuseAuthority, toCaveats } from '../../permissions/toCaveats.ts'
import { RequestRefusedError } from '../../requests/RequestRefusedError.ts'
import { readList, readObject } from '../../requests/read.ts'
import type { Json } from '../../requests/SigningRequest.ts'
import { confirmRequest } from '../confirmRequest.ts'
import type { RpcContext, RpcMethod } from '../RpcContext.ts'
import type { Signing } from '../Signing.ts'
import { isDeployed } from '../smart-account/fillOperation.ts'
import { type PermissionParts, requirePermissions } from './requirePermissions.ts'

/**
 * Implements the RPC method `wallet_grantPermissions` (draft of ERC-7715) of a smart account. The
 * account delegates to the app's key, and published contracts enforce the limits (ERC-7710). A
 * permission that they cannot enforce is rejected without a prompt.
 */
export function createGrantPermissions(signing: Signing): RpcMethod {
  return async (params, context) => {
    const parts = requirePermissions(context)
    refuseAuthority(readPermissionRequest(params), parts.own)
    const shown = toShown(params, parts)
    const method = 'wallet_grantPermissions'
    const request = await confirmRequest({ method, params: [shown] }, context, signing)
    const delegation = toDelegation(readPermissionRequest(request.params), parts)
    const place = { manager: parts.delegation.manager, chainId: parts.chainId }
    const hash = toDelegationHash(delegation, place)
    const signature = toSignatureHex(await signing.vault.signHash(hash))
    return {
      ...readObject(readList(request.params, 'params')[0], 'the request'),
      context: encodeContext({ ...delegation, signature }),
      ...(await readAccountMeta(context, parts)),
      signerMeta: { delegationManager: parts.delegation.manager },
    }
  }
}

/**
 * Adds account and network to the parameters if the app omitted them, so that the prompt shows
 * both.
 */
function toShown(params: Json, { account, chainId }: PermissionParts) {
  const given = readObject(readList(params, 'params')[0], 'the request')
  const shown = { chainId: numberToHex(chainId), address: account.address, ...given }
  if (String(shown.address).toLowerCase() !== account.address.toLowerCase()) {
    throw new RequestRefusedError('wrong_account')
  }
  return shown
}

function toDelegation(
  request: PermissionRequest,
  { account, delegation }: PermissionParts,
): Delegation {
  return {
    delegate: request.delegate,
    delegator: account.address,
    caveats: toCaveats(request, delegation.enforcers),
    salt: bytesToBigInt(crypto.getRandomValues(new Uint8Array(32))),
  }
}

/**
 * Returns the deployment data of an account that is not deployed yet, because the app's key can act
 * only after the deployment. Returns an empty object for a deployed account.
 */
async function readAccountMeta(context: RpcContext, { account }: PermissionParts) {
  if (await isDeployed(account.address, context)) return {}
  const { factory, factoryData } = account
  return { accountMeta: { factory, factoryData } }
}

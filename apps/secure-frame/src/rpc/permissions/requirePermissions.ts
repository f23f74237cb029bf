import { toEvmChainId } from '@latchkey/core'
import type { Hex } from 'viem'
import { PermissionNotOfferedError } from '../../permissions/errors.ts'
import type { DelegationNetwork, SmartAccount } from '../../smart-account/SmartAccount.ts'
import type { RpcContext } from '../RpcContext.ts'

/** The granting account and the delegation contracts of its network. */
export type PermissionParts = {
  readonly account: SmartAccount
  readonly delegation: DelegationNetwork
  readonly chainId: number
  /**
   * Addresses of the contracts that control the account. A permission must not allow calls of them.
   */
  readonly own: readonly Hex[]
}

/**
 * Returns the account and contracts that a permission needs.
 *
 * @throws {PermissionNotOfferedError} The account is not a smart account, or the network has no
 * delegation contracts.
 */
export function requirePermissions({ account, network }: RpcContext): PermissionParts {
  if (account.type !== 'smartAccount') throw new PermissionNotOfferedError('account')
  const { delegation, entryPoint } = network.smartAccount ?? {}
  if (!delegation || !entryPoint) throw new PermissionNotOfferedError('network')
  return {
    account,
    delegation,
    chainId: toEvmChainId(network.caipNetworkId),
    own: [account.address, delegation.manager, entryPoint],
  }
}

import { toEvmChainId } from '@latchkey/core'
import type { Hex } from 'viem'
import { PermissionNotOfferedError } from '../../permissions/errors.ts'
import type { DelegationNetwork, SmartAccount } from '../../smart-account/SmartAccount.ts'
import type { RpcContext } from '../RpcContext.ts'

/** The account that grants or takes back, and what its network has for it. */
export type PermissionParts = {
  readonly account: SmartAccount
  readonly delegation: DelegationNetwork
  readonly chainId: number
  /** What the account consists of: no permission may reach these. */
  readonly own: readonly Hex[]
}

/**
 * Gets what permissions are made of.
 *
 * @throws {PermissionNotOfferedError} The account is none that can grant, or the network has nothing for it.
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

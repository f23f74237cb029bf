import type { Hex } from 'viem'
import type { Addresses } from '../keys/accountKeys.ts'
import { type AccountCreation, toAccountCreation } from './accountContract.ts'

/**
 * Addresses of the contracts that enforce the limits of a delegation, by the property that they
 * check.
 */
export type Enforcers = {
  readonly timestamp: Hex
  readonly allowedTargets: Hex
  readonly allowedMethods: Hex
  readonly allowedCalldata: Hex
  readonly exactCalldata: Hex
  readonly valueLte: Hex
  readonly nativeTokenPeriodTransfer: Hex
  readonly erc20PeriodTransfer: Hex
}

/**
 * The delegation contracts of a network (ERC-7710), with which smart accounts grant permissions.
 */
export type DelegationNetwork = { readonly manager: Hex; readonly enforcers: Enforcers }

/** Smart account settings of a network (ERC-4337), from the frame server. */
export type SmartAccountNetwork = {
  readonly entryPoint: Hex
  readonly factory: Hex
  readonly implementation: Hex
  readonly bundlerUrl: string
  /** URL of the paymaster, which pays the fees of accounts. Absent: accounts pay their own fees. */
  readonly paymasterUrl?: string | undefined
  /**
   * Delegation contracts of the network (ERC-7710). Absent: its accounts cannot grant permissions.
   */
  readonly delegation?: DelegationNetwork | undefined
}

/** A user's smart account on one network. The user's EOA key owns it. */
export type SmartAccount = AccountCreation & { readonly type: 'smartAccount'; readonly owner: Hex }

/** Derives the address and deployment data of a user's smart account. */
export function toSmartAccount(
  { eip155: owner }: Pick<Addresses, 'eip155'>,
  network: SmartAccountNetwork,
): SmartAccount {
  return { type: 'smartAccount', owner, ...toAccountCreation(owner, network) }
}

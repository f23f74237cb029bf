import type { Hex } from 'viem'
import type { Addresses } from '../keys/accountKeys.ts'
import { type AccountCreation, toAccountCreation } from './accountContract.ts'

/** Contracts that enforce the limits of a delegation, by the checked property. */
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

/** The delegation contracts of a network. */
export type DelegationNetwork = { readonly manager: Hex; readonly enforcers: Enforcers }

/** A network's smart account configuration (ERC-4337) from the frame's server. */
export type SmartAccountNetwork = {
  readonly entryPoint: Hex
  readonly factory: Hex
  readonly implementation: Hex
  readonly bundlerUrl: string
  /** URL of the paymaster. Absent: accounts pay their own fees. */
  readonly paymasterUrl?: string | undefined
  /** Absent: accounts on this network grant no permissions. */
  readonly delegation?: DelegationNetwork | undefined
}

/** The smart account of a login on one network. The login's EOA key owns it. */
export type SmartAccount = AccountCreation & { readonly type: 'smartAccount'; readonly owner: Hex }

/** Derives the smart account of a login. */
export function toSmartAccount(
  { eip155: owner }: Pick<Addresses, 'eip155'>,
  network: SmartAccountNetwork,
): SmartAccount {
  return { type: 'smartAccount', owner, ...toAccountCreation(owner, network) }
}

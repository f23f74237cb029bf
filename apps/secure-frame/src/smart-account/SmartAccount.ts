import type { Hex } from 'viem'
import type { Addresses } from '../keys/accountKeys.ts'
import { type AccountCreation, toAccountCreation } from './accountContract.ts'

/** Contracts that hold somebody to what was delegated to them, by what they look at. */
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

/** What permissions of smart accounts are made of on a network. */
export type DelegationNetwork = { readonly manager: Hex; readonly enforcers: Enforcers }

/** What a network offers for smart accounts (ERC-4337), as the frame's server says it. */
export type SmartAccountNetwork = {
  readonly entryPoint: Hex
  readonly factory: Hex
  readonly implementation: Hex
  readonly bundlerUrl: string
  /** Whom to ask to pay for operations. Absent: accounts pay for themselves. */
  readonly paymasterUrl?: string | undefined
  /** Absent: accounts grant no permissions there. */
  readonly delegation?: DelegationNetwork | undefined
}

/** The smart account of a login on one network. The key of the login's other account owns it. */
export type SmartAccount = AccountCreation & { readonly type: 'smartAccount'; readonly owner: Hex }

/** Works out the smart account of a login. */
export function toSmartAccount(
  { eip155: owner }: Pick<Addresses, 'eip155'>,
  network: SmartAccountNetwork,
): SmartAccount {
  return { type: 'smartAccount', owner, ...toAccountCreation(owner, network) }
}

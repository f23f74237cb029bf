import { toPostponedChoice } from './choices.ts'
import type { Vault } from './createVault.ts'
import type { FrameDatabase } from './openFrameDatabase.ts'

/** The state of the open wallet's recovery methods (S-35). */
export type RecoveryStatus = {
  /**
   * Returns `true` if the wallet has no recovery method: no confirmed code, no passkey, no copy at
   * the operator.
   */
  readonly isMissing: () => boolean
  readonly isPostponed: () => Promise<boolean>
  /**
   * Records in this browser that the owner postponed the set-up. Only this browser's data could be
   * lost.
   */
  readonly postpone: () => Promise<void>
}

export type CreateRecoveryStatusParameters = {
  readonly vault: Pick<Vault, 'needsBackup' | 'isEscrowed' | 'getAddresses'>
  readonly database: FrameDatabase
}

/** Connects the wallet of one document with its record of the postponed set-up. */
export function createRecoveryStatus({
  vault,
  database,
}: CreateRecoveryStatusParameters): RecoveryStatus {
  const readKey = () => toPostponedChoice(vault.getAddresses()?.eip155 ?? '')
  return {
    isMissing: () => vault.needsBackup() && !vault.isEscrowed(),
    isPostponed: async () => (await database.get('choices', readKey())) !== undefined,
    postpone: () => database.put('choices', readKey(), new Date().toISOString()),
  }
}

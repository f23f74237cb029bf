import { toPostponedChoice } from './choices.ts'
import type { Vault } from './createVault.ts'
import type { FrameDatabase } from './openFrameDatabase.ts'

/** Reports whether the open wallet has a recovery method (S-35). */
export type RecoveryStatus = {
  /**
   * Returns whether the wallet has no recovery method: no confirmed recovery code, no passkey and
   * no operator's copy.
   */
  readonly isMissing: () => boolean
  readonly isPostponed: () => Promise<boolean>
  /** Records in this browser that the owner postponed the set-up of a recovery method. */
  readonly postpone: () => Promise<void>
}

export type CreateRecoveryStatusParameters = {
  readonly vault: Pick<Vault, 'needsBackup' | 'isEscrowed' | 'getAddresses'>
  readonly database: FrameDatabase
}

/**
 * Creates the recovery status of one document from its vault and the stored time of a postponement.
 */
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

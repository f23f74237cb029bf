import { toPutOffChoice } from './choices.ts'
import type { Vault } from './createVault.ts'
import type { FrameDatabase } from './openFrameDatabase.ts'

/** What is known of a way back to the open wallet (S-35). */
export type WayBack = {
  /** Nothing brings the wallet back: no confirmed code, no passkey, no copy of the operator's. */
  readonly isMissing: () => boolean
  readonly wasPutOff: () => Promise<boolean>
  /** Its owner makes one later. Noted in this browser, which is what could lose the wallet. */
  readonly putOff: () => Promise<void>
}

export type CreateWayBackParameters = {
  readonly vault: Pick<Vault, 'needsBackup' | 'isEscrowed' | 'getAddresses'>
  readonly database: FrameDatabase
}

/** Binds the wallet of one document to what its owner has put off. */
export function createWayBack({ vault, database }: CreateWayBackParameters): WayBack {
  const readKey = () => toPutOffChoice(vault.getAddresses()?.eip155 ?? '')
  return {
    isMissing: () => vault.needsBackup() && !vault.isEscrowed(),
    wasPutOff: async () => (await database.get('choices', readKey())) !== undefined,
    putOff: () => database.put('choices', readKey(), new Date().toISOString()),
  }
}

import { deriveAddresses, isSameWallet, type KnownAddresses } from './accountKeys.ts'
import { type Bytes, withSecret } from './bytes.ts'
import { readDeviceKeys } from './deviceKeys.ts'
import { sealDeviceRecord } from './deviceRecord.ts'
import { RecoveryRequiredError } from './errors.ts'
import type { FrameDatabase } from './openFrameDatabase.ts'

export type KeepRecoveredParameters = {
  readonly database: FrameDatabase
  readonly userId: string
  readonly walletId: string
  /** The wallet's addresses according to the server. */
  readonly addresses: KnownAddresses
  readonly share: Bytes
  readonly signal: AbortSignal
}

/**
 * Stores a recovered wallet on this device, whichever recovery method was used. Overwrites the
 * entropy in memory.
 *
 * @throws {RecoveryRequiredError} The entropy belongs to another wallet. Nothing was stored.
 */
export async function keepRecovered(
  entropy: Bytes,
  parameters: KeepRecoveredParameters,
): Promise<void> {
  const { database, userId, walletId, share, signal } = parameters
  await withSecret(entropy, async () => {
    const addresses = deriveAddresses(entropy)
    // Addresses that differ from the server's prove that the entropy belongs to another wallet.
    if (!isSameWallet(addresses, parameters.addresses))
      throw new RecoveryRequiredError({ walletId })
    const { deviceKey } = await readDeviceKeys(database)
    const owner = { walletId, userId, state: 'active' } as const
    const record = await sealDeviceRecord({ ...owner, deviceKey, share, entropy, addresses })
    signal.throwIfAborted()
    await database.put('wallets', userId, record)
  })
}

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
  /** What the server knows of the wallet. */
  readonly addresses: KnownAddresses
  readonly share: Bytes
  readonly signal: AbortSignal
}

/**
 * Keeps a wallet that came back, by its code or by the operator, on this device. The entropy is overwritten.
 *
 * @throws {RecoveryRequiredError} It is not this wallet; nothing was kept.
 */
export async function keepRecovered(
  entropy: Bytes,
  parameters: KeepRecoveredParameters,
): Promise<void> {
  const { database, userId, walletId, share, signal } = parameters
  await withSecret(entropy, async () => {
    const addresses = deriveAddresses(entropy)
    // What opens to other addresses than the server's is not this wallet, whatever it is.
    if (!isSameWallet(addresses, parameters.addresses))
      throw new RecoveryRequiredError({ walletId })
    const { deviceKey } = await readDeviceKeys(database)
    const owner = { walletId, userId, state: 'active' } as const
    const record = await sealDeviceRecord({ ...owner, deviceKey, share, entropy, addresses })
    signal.throwIfAborted()
    await database.put('wallets', userId, record)
  })
}

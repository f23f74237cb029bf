import {
  anySignal,
  type EthereumTransaction,
  type Hex,
  isRecord,
  sleep,
  transactionConfirmationMs,
} from '@latchkey/core'
import { isHash, numberToHex } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { getCapabilities } from '../features/getCapabilities.ts'
import { getCallsStatus, sendCalls } from '../features/sendCalls.ts'

/** Longest wait in milliseconds for the capabilities of a wallet, which should need no user. */
const capabilitiesMs = 2_000
const statusPollMs = 1_000

/**
 * Returns whether the account executes several calls as one atomic batch. A wallet that first has
 * to upgrade the account (`ready`) does not count, because the user has not agreed to an upgrade.
 */
export async function canBatch(
  wallet: WalletContext,
  chainId: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const either = anySignal(signal, AbortSignal.timeout(capabilitiesMs))
  try {
    const capabilities = await getCapabilities(wallet, either)
    const { atomic } = capabilities[numberToHex(chainId)] ?? capabilities['0x0'] ?? {}
    return isRecord(atomic) && atomic['status'] === 'supported'
  } catch {
    signal?.throwIfAborted()
    return false
  }
}

/**
 * Sends calls that the wallet executes together or not at all.
 *
 * @returns Id of the batch if it is a hash, as smart accounts answer; else the hash of its
 * transaction, once the wallet names it.
 */
export async function sendBatch(
  wallet: WalletContext,
  calls: readonly EthereumTransaction[],
  signal: AbortSignal | undefined,
): Promise<Hex> {
  const id = await sendCalls(wallet, calls, { atomic: true, signal })
  if (isHash(id)) return id
  const either = anySignal(signal, AbortSignal.timeout(transactionConfirmationMs))
  for (;;) {
    const [hash] = (await getCallsStatus(wallet, id, either)).transactionHashes
    if (hash !== undefined) return hash
    await sleep(statusPollMs, either)
  }
}

import type { SendForecast } from '@latchkey/core'
import { SendTransactionError, SimulationFailedError } from '../errors/transactionErrors.ts'
import { simulate } from '../features/simulate.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { readAccount, toAmount } from './readHoldings.ts'
import { toSendError } from './toSendError.ts'

/** A transfer that was built but not signed yet. */
export type BuiltSend = {
  readonly bytes: Uint8Array
  /** Address of the recipient's token account. Absent for a transfer of SOL. */
  readonly destination?: string
}

/**
 * Returns the increase of the recipient's balance. Compares balances, because a program may
 * withhold a part (transfer fees of Token-2022).
 */
async function readArrival(rpc: Rpc, { bytes, destination }: BuiltSend, signal?: AbortSignal) {
  const before = destination && (await readAccount(rpc, destination, signal))
  const { accounts } = await simulate(rpc, bytes, {
    ...{ commitment: 'confirmed', signal, replaceRecentBlockhash: true },
    accounts: destination ? [destination] : [],
  })
  const amount = toAmount(accounts[0])
  return amount === undefined ? undefined : amount - (toAmount(before) ?? 0n)
}

/**
 * Simulates an unsigned transfer on the cluster. A transfer that the token or the recipient does not
 * allow fails without a simulation.
 *
 * @throws {BaseError} The cluster cannot simulate.
 */
export async function simulateSend(
  rpc: Rpc,
  build: () => Promise<BuiltSend>,
  signal?: AbortSignal,
): Promise<SendForecast> {
  try {
    return { fails: false, arrives: await readArrival(rpc, await build(), signal) }
  } catch (error) {
    const meant = toSendError(error)
    if (meant instanceof SendTransactionError) return { fails: true, reason: meant.shortMessage }
    if (meant instanceof SimulationFailedError) return { fails: true, reason: undefined }
    throw error
  }
}

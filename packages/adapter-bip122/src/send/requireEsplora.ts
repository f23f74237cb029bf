import { type CaipNetworkId, SendMismatchError } from '@latchkey/core'
import type { Signal } from '../drivers/BitcoinDriver.ts'
import type { Esplora } from '../esplora/createEsplora.ts'
import type { WalletContext } from '../wallet/WalletContext.ts'

/**
 * Returns the Esplora client of an order's network.
 *
 * @throws {SendMismatchError} The wallet is on another network.
 */
export async function requireEsplora(
  context: WalletContext,
  caipNetworkId: CaipNetworkId,
  signal: Signal,
): Promise<Esplora> {
  if ((await context.readNetworkId(signal)) === caipNetworkId) return context.getEsplora(signal)
  throw new SendMismatchError({ reason: 'The wallet is on another network.' })
}

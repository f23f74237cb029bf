import { InvalidAnswerError } from '@latchkey/core'
import type { Signal } from '../drivers/BitcoinDriver.ts'
import type { Esplora } from '../esplora/createEsplora.ts'
import type { Coin } from './Coin.ts'
import { parseCoins } from './parseCoins.ts'

/**
 * Reads the unspent outputs of an address, pending ones included.
 *
 * @throws {InvalidAnswerError} The service answers no list.
 */
export async function readCoins(
  esplora: Esplora,
  address: string,
  signal: Signal,
): Promise<readonly Coin[]> {
  const path = `/address/${encodeURIComponent(address)}/utxo`
  const coins = parseCoins(await esplora.read(path, signal))
  if (!coins) throw new InvalidAnswerError({ host: path, reason: 'no list of outputs' })
  return coins
}

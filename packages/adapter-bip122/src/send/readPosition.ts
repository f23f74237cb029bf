import { hex, utf8 } from '@scure/base'
import { sha256 } from '@scure/btc-signer/utils.js'
import type { Signal } from '../drivers/BitcoinDriver.ts'
import type { Esplora } from '../esplora/createEsplora.ts'
import { readCoins } from '../transfer/readCoins.ts'

/**
 * Reads the unspent outputs of an account, pending ones included. Order and confirmations do not
 * count.
 *
 * @returns Digest of the outputs in hex (SHA-256).
 */
export async function readPosition(
  esplora: Esplora,
  address: string,
  signal: Signal,
): Promise<string> {
  const coins = await readCoins(esplora, address, signal)
  const outputs = coins.map(({ txid, index }) => `${txid}:${index}`).sort()
  return hex.encode(sha256(utf8.decode(outputs.join())))
}

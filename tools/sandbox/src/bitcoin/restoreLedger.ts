import { BaseError } from '@latchkey/core'
import { Block } from 'bitcoinjs-lib'
import type { BitcoinState } from './BitcoinState.ts'
import { createLedger, type Ledger } from './ledger/createLedger.ts'

/** Thrown if the blocks of a saved Bitcoin chain are inconsistent. */
export class BrokenChainError extends BaseError {
  override readonly name = 'BrokenChainError'
  constructor(height: number) {
    super(`Block ${height} of the saved Bitcoin chain does not follow the one before.`, {
      code: 'bitcoin_chain_broken',
    })
  }
}

/**
 * Restores a Bitcoin chain from its saved blocks. Scripts are not verified again, because they were
 * verified before the blocks were created.
 *
 * @throws {BrokenChainError} The blocks are inconsistent.
 */
export function restoreLedger({ blocks }: Pick<BitcoinState, 'blocks'>): Ledger {
  const ledger = createLedger()
  for (const [index, hex] of blocks.entries()) {
    const block = Block.fromHex(hex)
    const follows = Buffer.from(block.prevHash ?? []).equals(ledger.getTip().block.getHash())
    if (!follows || !block.checkProofOfWork() || !block.checkTxRoots())
      throw new BrokenChainError(index + 1)
    ledger.append(block)
  }
  return ledger
}

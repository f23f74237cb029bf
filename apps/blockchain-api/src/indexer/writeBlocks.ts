import type { Database, Writer } from '../db/Database.ts'
import { activity, blocks, transactions, transfers } from '../db/schema.ts'
import { type Block, nobody } from './Block.ts'
import { changeHoldings } from './changeHoldings.ts'
import { inParts } from './inParts.ts'
import { toHoldingChanges } from './toHoldingChanges.ts'

/**
 * Returns the history rows of a block: one for each transaction and each account that the
 * transaction concerns.
 */
function toActivity({ transactions, transfers, blockNumber, minedAt }: Block) {
  return transactions.flatMap(({ position, sender, receiver }) => {
    const own = transfers.filter((transfer) => transfer.position === position)
    const parties = [sender, receiver, ...own.flatMap((each) => [each.sender, each.receiver])]
    const accounts = new Set(parties.filter((party) => party !== '' && party !== nobody))
    return [...accounts].map((account) => ({ account, blockNumber, position, minedAt }))
  })
}

/**
 * Adds blocks to the index in one database transaction. If the process crashes, the indexer
 * therefore resumes after the last complete step.
 */
export function writeBlocks(db: Database, chain: string, added: readonly Block[]): Promise<void> {
  return db.transaction(async (writer) => {
    await insertBlocks(writer, chain, added)
    await changeHoldings(writer, chain, toHoldingChanges(added.flatMap((each) => each.transfers)))
  })
}

async function insertBlocks(db: Writer, chain: string, added: readonly Block[]): Promise<void> {
  const own = added.map(({ blockNumber, hash }) => ({ chain, blockNumber, hash }))
  for (const part of inParts(own)) await db.insert(blocks).values(part)
  const made = added.flatMap(({ transactions, blockNumber, minedAt }) =>
    transactions.map((each) => ({ ...each, chain, blockNumber, minedAt })),
  )
  for (const part of inParts(made)) await db.insert(transactions).values(part)
  const moved = added.flatMap(({ transfers, blockNumber }) =>
    transfers.map(({ amount, tokenId, ...each }) => ({
      ...each,
      ...{ chain, blockNumber, amount: String(amount) },
      tokenId: tokenId === undefined ? null : String(tokenId),
    })),
  )
  for (const part of inParts(moved)) await db.insert(transfers).values(part)
  const seen = added.flatMap(toActivity).map((each) => ({ ...each, chain }))
  for (const part of inParts(seen)) await db.insert(activity).values(part)
}

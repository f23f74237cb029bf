import type { EvmChain } from '../chain/createEvmChain.ts'
import type { Database } from '../db/Database.ts'
import type { HistoryPage } from './HistoryEntry.ts'
import { readHead } from './readHead.ts'
import { readPage } from './readPage.ts'
import { toHistoryEntry } from './toHistoryEntry.ts'

type Options = {
  readonly db: Database
  /** EVM address whose history is read, in lower case. */
  readonly account: string
  readonly cursor: string | undefined
}

/**
 * Reads one page of an EVM account's history on several networks from the database's index, newest
 * first.
 */
export async function readEvmHistory(
  chains: readonly EvmChain[],
  { db, account, cursor }: Options,
): Promise<HistoryPage> {
  const ids = chains.map(({ network }) => network.caipNetworkId)
  const { rows, next } = await readPage(db, { account, chains: ids, cursor })
  const known = await Promise.all(
    chains.map(async ({ network }) => {
      const head = await readHead(db, network.caipNetworkId)
      return [network.caipNetworkId, { account, network, head }] as const
    }),
  )
  const optionsOf = new Map<string, (typeof known)[number][1]>(known)
  const entries = rows.flatMap((row) => {
    const options = optionsOf.get(row.transaction.chain)
    return options ? [toHistoryEntry(row, options)] : []
  })
  return { entries, next }
}

import type { EvmChain } from '../chain/createEvmChain.ts'
import type { Database } from '../db/Database.ts'
import type { HistoryPage } from './HistoryEntry.ts'
import { readHead } from './readHead.ts'
import { type PageRow, readPage } from './readPage.ts'
import { readUserOperations } from './readUserOperations.ts'
import { needsOperations, toHistoryEntry } from './toHistoryEntry.ts'

type Options = {
  readonly db: Database
  /** EVM address whose history is read, in lower case. */
  readonly account: string
  readonly cursor: string | undefined
}

/**
 * Reads the user operations of those blocks whose transfers may belong to one. Most pages need no
 * request, because the account sent its transactions itself.
 */
async function readOperations(chain: EvmChain, rows: readonly PageRow[], account: string) {
  const { caipNetworkId } = chain.network
  const open = rows.filter(
    (row) => row.transaction.chain === caipNetworkId && needsOperations(row, account),
  )
  const numbers = new Set(open.map(({ transaction }) => transaction.blockNumber))
  const read = await Promise.all([...numbers].map((number) => readUserOperations(chain, number)))
  return read.flat()
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
    chains.map(async (chain) => {
      const { network } = chain
      const [head, operations] = await Promise.all([
        readHead(db, network.caipNetworkId),
        readOperations(chain, rows, account),
      ])
      return [network.caipNetworkId, { account, network, head, operations }] as const
    }),
  )
  const optionsOf = new Map<string, (typeof known)[number][1]>(known)
  const entries = rows.flatMap((row) => {
    const options = optionsOf.get(row.transaction.chain)
    return options ? [toHistoryEntry(row, options)] : []
  })
  return { entries, next }
}

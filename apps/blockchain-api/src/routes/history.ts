import { getHistory } from '@latchkey/blockchain-api'
import * as z from 'zod'
import type { ApiContext } from '../ApiContext.ts'
import { readHead } from '../account/readHead.ts'
import { type PageEntry, readPage } from '../account/readPage.ts'
import { toHistoryTransaction } from '../account/toHistoryTransaction.ts'
import type { EvmChain } from '../chain/EvmChain.ts'
import { ApiError } from '../http/ApiError.ts'
import { defineRoute, identification, requireProject } from '../http/Route.ts'
import { coinAddress } from '../indexer/Block.ts'
import { type Currency, currencies } from '../prices/Prices.ts'
import { listChains, requireAddress } from './chains.ts'

const Query = z.object({
  ...identification,
  chainId: z.string().optional(),
  currency: z.enum(currencies).default('usd'),
  cursor: z.string().max(256).optional(),
  onramp: z.string().optional(),
})

/** Purchases are another provider's history, and none is configured. */
function refuseOnramp(onramp: string | undefined): void {
  if (onramp === undefined) return
  throw new ApiError({ status: 400, field: 'provider', description: 'Unsupported provider' })
}

type Shown = {
  readonly account: string
  readonly currency: Currency
  readonly context: ApiContext
}

/** Entries of one network in the form of the wire. */
async function show(
  chain: EvmChain,
  entries: readonly PageEntry[],
  { account, currency, context }: Shown,
) {
  const { network } = chain
  const { caipNetworkId } = network
  const [head, rate] = await Promise.all([
    readHead(context.db, caipNetworkId),
    context.prices.readRate(currency),
  ])
  const moved = entries.flatMap(({ transfers }) => transfers.map(({ transfer }) => transfer.token))
  const prices = new Map<string, number>()
  for (const token of new Set(moved)) {
    const id = token === coinAddress ? caipNetworkId : `${caipNetworkId}:${token}`
    prices.set(token, ((await context.prices.readUsd(id)) ?? 0) * rate)
  }
  const priceOf = (token: string) => prices.get(token) ?? 0
  return entries.map((entry) => toHistoryTransaction(entry, { account, network, head, priceOf }))
}

/** Lists the transactions of an account from the index, newest first. */
export const history = defineRoute(getHistory, {
  query: Query,
  async answer({ query, parameters }, context) {
    requireProject(query.projectId, context)
    refuseOnramp(query.onramp)
    const account = requireAddress(parameters['address'])
    const asked = listChains(query.chainId, context)
    const chains = asked.map(({ network }) => network.caipNetworkId)
    const page = await readPage(context.db, { account, chains, cursor: query.cursor })
    const { currency } = query
    const lists = await Promise.all(
      asked.map((chain) => {
        const isOwn = ({ transaction }: PageEntry) =>
          transaction.chain === chain.network.caipNetworkId
        return show(chain, page.entries.filter(isOwn), { account, currency, context })
      }),
    )
    const shown = new Map(lists.flat().map((each) => [each.id, each]))
    const data = page.entries.map(({ transaction: { chain, hash } }) =>
      shown.get(`${chain}:${hash}`),
    )
    return { body: { data, next: page.next } }
  },
})

import { toEvmChainId } from '@latchkey/core'
import { type Hex, numberToHex } from 'viem'
import type { FrameNetwork } from '../accounts/createNetworks.ts'
import { InvalidRequestError } from '../requests/InvalidRequestError.ts'
import { RequestRefusedError } from '../requests/RequestRefusedError.ts'
import { isList, readAddress, readList, readObject, readText } from '../requests/read.ts'
import type { Json } from '../requests/SigningRequest.ts'
import type { Holding } from './nodes/createHoldings.ts'
import type { RpcContext, RpcMethod } from './RpcContext.ts'

/** An asset in the format of ERC-7811, with additional metadata of this protocol. */
type Asset = {
  readonly address: Hex | 'native'
  readonly balance: Hex
  readonly type: 'native' | 'erc20'
  readonly metadata: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly iconUrl: string
    readonly price: number
    readonly value: number
  }
}

/**
 * Implements the RPC method `wallet_getAssets` (ERC-7811): lists the assets of one of the user's
 * accounts by network, the most valuable first. The native balance comes from the frame's own node.
 * Tokens come from the blockchain API, if configured.
 *
 * @throws {RequestRefusedError} The account does not belong to the user.
 */
export const getAssets: RpcMethod = async (params, context) => {
  const query = readQuery(params)
  const owned = context.networks
    .filter(({ namespace }) => namespace === 'eip155')
    .flatMap((network) => context.listAccounts(network))
  if (!owned.some(({ address }) => address.toLowerCase() === query.account.toLowerCase())) {
    throw new RequestRefusedError('wrong_account')
  }
  const chosen = context.networks.filter(
    (network) => network.namespace === 'eip155' && query.hasChain(toChainHex(network)),
  )
  const told = await Promise.all(
    chosen.map(async (network) => {
      const id = toChainHex(network)
      const assets = await listAssets(network, query.account, context)
      return [id, assets.filter((asset) => query.hasAsset(id, asset))] as const
    }),
  )
  return Object.fromEntries(told)
}

type Query = {
  readonly account: Hex
  readonly hasChain: (id: string) => boolean
  readonly hasAsset: (id: string, asset: Asset) => boolean
}

/**
 * Reads the query object of ERC-7811, which may be wrapped in a list. `assetFilter` takes
 * precedence over the other two filters.
 */
function readQuery(params: Json): Query {
  const fields = readObject(isList(params) ? params[0] : params, 'the request')
  const account = readAddress(fields['account'], 'account')
  const chosen = readAssetFilter(fields['assetFilter'])
  if (chosen) {
    return {
      account,
      hasChain: (id) => chosen.has(id),
      hasAsset: (id, { address }) => chosen.get(id)?.has(address.toLowerCase()) === true,
    }
  }
  const chains = readTexts(fields['chainFilter'], 'chainFilter')
  const types = readTexts(fields['assetTypeFilter'], 'assetTypeFilter')
  return {
    account,
    hasChain: (id) => chains === undefined || chains.includes(id),
    hasAsset: (_, { type }) => types === undefined || types.includes(type),
  }
}

/** Returns the asset addresses that the request filters by, in lower case, by chain id. */
function readAssetFilter(filter: Json | undefined) {
  if (filter === undefined || filter === null) return undefined
  const rows = Object.entries(readObject(filter, 'assetFilter')).map(([id, items]) => {
    const addresses = readList(items, 'assetFilter').map((item) =>
      readText(readObject(item, 'an asset')['address'], 'an asset').toLowerCase(),
    )
    return [toId(id), new Set(addresses)] as const
  })
  return new Map(rows)
}

/**
 * Returns the texts of a filter in lower case, because this protocol and ERC-7811 write them in
 * different case.
 */
function readTexts(list: Json | undefined, what: string): readonly string[] | undefined {
  if (list === undefined || list === null) return undefined
  return readList(list, what).map((item) => toId(readText(item, what)))
}

const toId = (text: string) => text.toLowerCase()

async function listAssets(
  network: FrameNetwork,
  account: Hex,
  { nodes, holdings, signal }: RpcContext,
): Promise<readonly Asset[]> {
  const question = { method: 'eth_getBalance', params: [account, 'latest'] }
  const [answer, known] = await Promise.all([
    nodes.request(network, question, { signal }),
    holdings.list(network, account, { signal }),
  ])
  if (typeof answer !== 'string' || !/^0x[\da-f]{1,64}$/i.test(answer)) {
    throw new InvalidRequestError({ hint: 'the node answered no balance' })
  }
  const told = known.find(({ address }) => address === undefined)
  const { nativeCurrency } = network
  const native = { price: 0, iconUrl: '', ...told, ...nativeCurrency, balance: BigInt(answer) }
  const tokens = known.filter(({ address }) => address !== undefined)
  return [native, ...tokens].map(toAsset).sort((a, b) => b.metadata.value - a.metadata.value)
}

function toAsset({ address, balance, name, symbol, decimals, iconUrl, price }: Holding): Asset {
  const value = (Number(balance) / 10 ** decimals) * price
  return {
    address: address ?? 'native',
    balance: numberToHex(balance),
    type: address ? 'erc20' : 'native',
    metadata: { name, symbol, decimals, iconUrl, price, value },
  }
}

const toChainHex = (network: FrameNetwork): Hex => numberToHex(toEvmChainId(network.caipNetworkId))

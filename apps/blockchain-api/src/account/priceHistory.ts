import type { HistoryTransaction, HistoryTransfer } from '@latchkey/blockchain-api'
import { isCaipNetworkId, toDecimalText } from '@latchkey/core'
import type { HistoryEntry, Moved } from './HistoryEntry.ts'
import type { PriceOptions } from './priceHoldings.ts'

/** Formats an NFT's transfer as the API returns it, without a price. */
function toCollectible(moved: Moved): HistoryTransfer {
  const { asset, name, tokenId, nft, direction, foreign, amount } = moved
  const picture = nft?.pictureUrl ? { url: nft.pictureUrl, content_type: null } : undefined
  return {
    fungible_info: null,
    nft_info: {
      address: asset,
      token_id: tokenId ?? null,
      name: nft?.name ?? `${name ?? ''} #${tokenId}`.trim(),
      content: picture ? { preview: picture, detail: picture } : null,
      flags: { is_spam: nft?.isSpam ?? false },
    },
    direction,
    ...(foreign && { foreign }),
    quantity: { numeric: String(amount) },
    value: null,
    price: null,
  }
}

type Known = {
  /** Price of one unit; 0 if unknown. */
  readonly price: number
  readonly listed: ReadonlySet<string>
}

function toTransfer(moved: Moved, { price, listed }: Known): HistoryTransfer {
  if (moved.tokenId !== undefined || moved.nft) return toCollectible(moved)
  const { asset, name = null, symbol = null, iconUrl, decimals, amount, ...way } = moved
  const { direction, foreign } = way
  // The native currency has the id of its network, and no address.
  const address = isCaipNetworkId(asset) ? null : asset
  const numeric = toDecimalText(amount, decimals)
  const icon = iconUrl === undefined ? null : { url: iconUrl }
  return {
    fungible_info: { address, name, symbol, icon, listed: address === null || listed.has(asset) },
    nft_info: null,
    direction,
    ...(foreign && { foreign }),
    quantity: { numeric },
    value: price === 0 ? null : Number(numeric) * price,
    price: price === 0 ? null : price,
  }
}

/**
 * Formats history entries as the API returns them (wire-blockchain-api §3.3). Transfers are valued
 * at today's price, not at the price of their time.
 */
export async function priceHistory(
  entries: readonly HistoryEntry[],
  { prices, currency, listed }: PriceOptions,
): Promise<readonly HistoryTransaction[]> {
  const rate = await prices.readRate(currency)
  const assets = new Set(entries.flatMap(({ moved }) => moved.map(({ asset }) => asset)))
  const known = await Promise.all(
    [...assets].map(async (asset) => {
      const usd = (await prices.readUsd(asset)) ?? 0
      return [asset, usd * rate] as const
    }),
  )
  const priceOf = new Map(known)
  return entries.map(({ chain, hash, operation, moved, minedAt, ...facts }) => ({
    id: `${chain}:${hash}`,
    metadata: {
      ...facts,
      operationType: operation,
      hash,
      minedAt: new Date(minedAt).toISOString(),
      application: null,
      chain,
    },
    transfers: moved.map((each) =>
      toTransfer(each, { price: priceOf.get(each.asset) ?? 0, listed }),
    ),
  }))
}

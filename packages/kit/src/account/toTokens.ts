import type { TokenBalance } from '@latchkey/blockchain-api'
import { type Network, toBaseUnits } from '@latchkey/core'
import type { Token } from './Token.ts'

/**
 * Matches the address that stands for the native currency where a list requires an address
 * (wire-blockchain-api §1.1).
 */
const coinPlaceholder = /^0xe{40}$/i

/** Returns whether a row belongs to another network, by its network id or its CAIP-10 address. */
function isElsewhere({ chainId, address }: TokenBalance, { caipNetworkId }: Network): boolean {
  if (chainId !== undefined && chainId !== caipNetworkId) return true
  return address?.includes(':') === true && !address.startsWith(`${caipNetworkId}:`)
}

/** Returns the address without CAIP prefix; `undefined` for the native currency. */
function toPlainAddress(address: string | undefined): string | undefined {
  const plain = address?.split(':').at(-1)
  return plain === undefined || coinPlaceholder.test(plain) ? undefined : plain
}

function toToken(listed: TokenBalance, network: Network): Token | undefined {
  if (isElsewhere(listed, network)) return undefined
  const { name, symbol, price, quantity, iconUrl } = listed
  const address = toPlainAddress(listed.address)
  const coin = network.nativeCurrency
  const decimals = address === undefined ? coin.decimals : Number(quantity.decimals)
  return {
    caipNetworkId: network.caipNetworkId,
    ...(address !== undefined && { address }),
    name: address === undefined ? coin.name : name || symbol,
    symbol: address === undefined ? coin.symbol : symbol,
    decimals,
    listed: toBaseUnits(quantity.numeric, decimals, { cut: true }) ?? 0n,
    ...(price > 0 && { priceUsd: price }),
    ...(listed.listed && { trusted: true as const }),
    ...(iconUrl && { iconUrl }),
  }
}

/**
 * Lists the assets that can be sent on a network. The native currency comes first, even if the
 * token list does not contain it.
 *
 * @param coin - Balance of the native currency, in base units.
 */
export function toTokens(
  network: Network,
  listed: readonly TokenBalance[],
  coin: bigint,
): readonly Token[] {
  const known = listed.flatMap((one) => toToken(one, network) ?? [])
  const { name, symbol, decimals } = network.nativeCurrency
  const { caipNetworkId } = network
  const first = known.find(({ address }) => address === undefined)
  const native: Token = { caipNetworkId, name, symbol, decimals, ...first, listed: coin }
  // If a token is listed twice, its first row counts.
  const tokens = new Map([...known].reverse().map((token) => [token.address?.toLowerCase(), token]))
  tokens.delete(undefined)
  return [native, ...known.filter((token) => tokens.get(token.address?.toLowerCase()) === token)]
}

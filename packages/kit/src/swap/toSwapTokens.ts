import type { SwapToken, TokenBalance } from '@latchkey/blockchain-api'
import { type Network, parseCaipAddress } from '@latchkey/core'
import type { Token } from '../account/Token.ts'
import { toTokens } from '../account/toTokens.ts'

/** Tokens that can be swapped on a network. */
export type SwapTokens = {
  /** Tokens with a balance in the account, the native currency first. */
  readonly own: readonly Token[]
  /** All tokens of the network that can be swapped, sorted by symbol. */
  readonly all: readonly Token[]
}

type Lists = {
  /** Balance of the native currency in base units. */
  readonly coin: bigint
  readonly balances: readonly TokenBalance[]
  readonly tokens: readonly SwapToken[]
}

/**
 * Lists the tokens that can be swapped on a network. Ignores duplicates and entries that rename the
 * native currency.
 */
export function toSwapTokens(network: Network, { coin, balances, tokens }: Lists): SwapTokens {
  const { caipNetworkId } = network
  const own = toTokens(network, balances, coin)
  const rows = tokens
    .filter(({ address }) => address.startsWith(`${caipNetworkId}:`))
    .map(
      ({ name, symbol, decimals, address, logoUri }): TokenBalance => ({
        name,
        symbol,
        chainId: caipNetworkId,
        address: parseCaipAddress(address).address,
        price: 0,
        quantity: { decimals: String(decimals), numeric: '0' },
        iconUrl: logoUri ?? '',
        // The operator of the swap service chooses its tokens.
        listed: true,
      }),
    )
  const toKey = ({ address }: Token) => address?.toLowerCase()
  const known = new Map(own.map((token) => [toKey(token), token]))
  // The swap list decides the decimals, because quotes use them. The chain's own decimals are
  // checked before a signature.
  const all = toTokens(network, rows, coin).map((token) => {
    const { listed, priceUsd, iconUrl } = known.get(toKey(token)) ?? token
    const icon = token.iconUrl ?? iconUrl
    return {
      ...token,
      listed,
      ...(priceUsd !== undefined && { priceUsd }),
      ...(icon !== undefined && { iconUrl: icon }),
    }
  })
  const swapped = new Map(all.map((token) => [toKey(token), token]))
  return {
    own: own
      .filter(({ address, listed }) => address === undefined || listed > 0n)
      .map((token) => {
        const known = swapped.get(toKey(token))
        const iconUrl = token.iconUrl ?? known?.iconUrl
        return {
          ...token,
          ...(known?.trusted && { trusted: true as const }),
          ...(iconUrl !== undefined && { iconUrl }),
        }
      }),
    all: [...all].sort((one, other) => one.symbol.localeCompare(other.symbol, 'en')),
  }
}

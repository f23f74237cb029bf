import type { TokenBalance } from '@latchkey/blockchain-api'
import { isSameAddress, type Network } from '@latchkey/core'
import type { WantedSend } from '@latchkey/modal'
import type { NativeBalance } from '../../account/nativeBalanceQuery.ts'
import type { Token } from '../../account/Token.ts'
import { toTokens } from '../../account/toTokens.ts'

/**
 * Finds the token that an app asks the user to send: the native currency, a token in the account's
 * list, or a token read from the network.
 *
 * @param known.read - The token's balance as read from the network; `undefined` until then.
 * @returns `undefined` while the token is unknown; `null` if no such token exists.
 */
export function findWantedToken(
  { token, caipNetworkId }: WantedSend,
  known: {
    readonly network: Network
    readonly listed: readonly TokenBalance[]
    readonly read: NativeBalance | undefined
  },
): Token | null | undefined {
  const { network, listed, read } = known
  const [coin, ...tokens] = toTokens(network, listed, 0n)
  if (token === undefined) return coin
  const own = tokens.find(({ address = '' }) => isSameAddress(caipNetworkId, address, token))
  if (own || !read) return own
  if (read.fallback) return null
  const { symbol, decimals, amount } = read
  return { caipNetworkId, address: token, symbol, name: symbol, decimals, listed: amount }
}

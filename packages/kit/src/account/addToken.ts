import { isSameAddress, type Network } from '@latchkey/core'
import { loadAdapter } from '../adapters/loadAdapter.ts'
import { withServiceRpc } from '../api/withServiceRpc.ts'
import type { Kit } from '../kit/Kit.ts'
import { type AddedToken, readAddedTokens, toShownToken, writeAddedToken } from './addedTokens.ts'
import { refreshAccount } from './refreshAccount.ts'
import { readTokenList } from './tokenBalanceQuery.ts'

export type AddTokenParameters = {
  /** The account that gets the token, without a CAIP prefix. */
  readonly account: string
  readonly network: Network
  /** Address of the token as the user typed it. Surrounding white space is ignored. */
  readonly address: string
}

/**
 * Outcome of adding a token: added, no valid address, in the list already, no token at the address,
 * or the network's node does not answer.
 */
export type AddTokenReturnType =
  | { readonly status: 'added'; readonly token: AddedToken }
  | { readonly status: 'invalid' | 'listed' | 'noToken' | 'down' }

/**
 * Reads symbol and decimals of a token from its contract. If the read fails, a read of the native
 * currency shows whether the node is down, or the address has no token.
 */
async function readToken(kit: Kit, { account, network, address }: AddTokenParameters) {
  const { getBalance } = await loadAdapter(kit, network.chainNamespace)
  const target = { address: account, network: withServiceRpc(kit.config, network) }
  try {
    return toShownToken(await getBalance({ ...target, token: address })) ?? 'noToken'
  } catch {
    return getBalance(target).then(
      () => 'noToken' as const,
      () => 'down' as const,
    )
  }
}

function isListed(kit: Kit, { account, network, address }: AddTokenParameters): boolean {
  const { caipNetworkId } = network
  const isSame = (other: string) => isSameAddress(caipNetworkId, other, address)
  if (readAddedTokens(kit, { caipNetworkId, account }).some((token) => isSame(token.address)))
    return true
  const { tokens = [] } = readTokenList(kit, { address: account, network }) ?? {}
  return tokens.some((token) => isSame(token.address?.slice(caipNetworkId.length + 1) ?? ''))
}

/**
 * Adds a token to an account's tokens by the token's address. The browser stores the token for this
 * account and network. Its balance is read from the network.
 */
export async function addToken(
  kit: Kit,
  parameters: AddTokenParameters,
): Promise<AddTokenReturnType> {
  const { account, network } = parameters
  const address = parameters.address.trim()
  const { isAddress } = await loadAdapter(kit, network.chainNamespace)
  if (!isAddress(address)) return { status: 'invalid' }
  const named = { ...parameters, address }
  if (isListed(kit, named)) return { status: 'listed' }
  const read = await readToken(kit, named)
  if (typeof read === 'string') return { status: read }
  const token = { caipNetworkId: network.caipNetworkId, account, address, ...read }
  writeAddedToken(kit, token, 'add')
  refreshAccount(kit, network.caipNetworkId)
  return { status: 'added', token }
}

/** Removes a token that the user has added. Its balance stays on the network. */
export function removeToken(kit: Kit, token: AddedToken): void {
  writeAddedToken(kit, token, 'remove')
  refreshAccount(kit, token.caipNetworkId)
}

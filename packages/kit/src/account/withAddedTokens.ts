import type { TokenBalance } from '@latchkey/blockchain-api'
import { isSameAddress, type Network, toDecimalText } from '@latchkey/core'
import { loadAdapter } from '../adapters/loadAdapter.ts'
import { withServiceRpc } from '../api/withServiceRpc.ts'
import type { Kit } from '../kit/Kit.ts'
import { type AddedToken, readAddedTokens } from './addedTokens.ts'

type Account = { readonly address: string; readonly network: Network }

async function readRow(
  kit: Kit,
  { account, address: token, symbol, decimals, caipNetworkId }: AddedToken,
  { network, signal }: { readonly network: Network; readonly signal: AbortSignal },
): Promise<readonly TokenBalance[]> {
  try {
    const { getBalance } = await loadAdapter(kit, network.chainNamespace)
    const at = withServiceRpc(kit.config, network)
    const { amount } = await getBalance({ address: account, network: at, token, signal })
    return [
      {
        ...{ name: symbol, symbol, chainId: caipNetworkId, price: 0, iconUrl: '' },
        address: `${caipNetworkId}:${token}`,
        quantity: { decimals: String(decimals), numeric: toDecimalText(amount, decimals) },
      },
    ]
  } catch {
    signal.throwIfAborted()
    return [] // The next refresh reads the balance again.
  }
}

/**
 * Adds the tokens that the user has added to a list of balances. Their balances come from the
 * network. A token that the list contains already keeps its row there.
 */
export async function withAddedTokens(
  kit: Kit,
  tokens: readonly TokenBalance[],
  { address, network, signal }: Account & { readonly signal: AbortSignal },
): Promise<readonly TokenBalance[]> {
  const { caipNetworkId } = network
  const isListed = ({ address: token }: AddedToken) =>
    tokens.some((row) =>
      isSameAddress(caipNetworkId, row.address ?? '', `${caipNetworkId}:${token}`),
    )
  const missing = readAddedTokens(kit, { caipNetworkId, account: address }).filter(
    (token) => !isListed(token),
  )
  const rows = await Promise.all(missing.map((token) => readRow(kit, token, { network, signal })))
  return [...tokens, ...rows.flat()]
}

import { getBalance, type TokenBalance } from '@latchkey/blockchain-api'
import {
  type Balance,
  InvalidAnswerError,
  isSameAddress,
  type Network,
  namespaceFacts,
  toBaseUnits,
  UnsupportedNamespaceError,
} from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import type { Kit } from '../kit/Kit.ts'
import type { ShownToken } from '../kit/KitConfig.ts'

/** Placeholder address for the native currency, where the API requires a token address. */
const coinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * Returns whether a row of the API's answer is about the requested asset. Token addresses are
 * CAIP-10 ids. The native currency has no address, except on Solana, where it has a plain one.
 */
function isRowOf(row: TokenBalance, { caipNetworkId }: Network, token: ShownToken | undefined) {
  if ((row.chainId ?? caipNetworkId) !== caipNetworkId) return false
  if (!token) return !row.address?.includes(':')
  const address = `${caipNetworkId}:${token.address}`
  return row.address !== undefined && isSameAddress(caipNetworkId, row.address, address)
}

type ApiAccount = {
  readonly address: string
  readonly network: Network
  /** Token to read instead of the native currency. */
  readonly token?: ShownToken | undefined
}

/**
 * Reads an account's balance in the native currency or one token from the blockchain API. Used for
 * namespaces without an adapter (K-CHAIN-09), on main networks of EVM and Solana.
 *
 * On EVM the request names the asset. Otherwise the API may repeat its last answer for the account
 * for some seconds, even for another network, and it omits assets without a balance.
 *
 * @throws {UnsupportedNamespaceError} The API does not support the network.
 * @throws {InvalidAnswerError} The answer contains no valid amount.
 */
export async function readByApi(
  kit: Kit,
  { address, network, token }: ApiAccount,
  signal: AbortSignal,
): Promise<Balance> {
  const { caipNetworkId, chainNamespace, nativeCurrency, testnet } = network
  if (!namespaceFacts[chainNamespace].hasApiBalance || testnet)
    throw new UnsupportedNamespaceError()
  const named = `${caipNetworkId}:${token?.address ?? coinAddress}`
  const input = {
    address,
    currency: 'usd' as const,
    chainId: caipNetworkId,
    ...(chainNamespace === 'eip155' && { forceUpdate: [named] }),
  }
  const { balances } = await fetchEndpoint(kit, getBalance, { input, caipNetworkId, signal })
  const row = balances.find((candidate) => isRowOf(candidate, network, token))
  const decimals = token ? Number(row?.quantity.decimals ?? 0) : nativeCurrency.decimals
  const symbol = token ? (token.symbol ?? row?.symbol ?? '') : nativeCurrency.symbol
  const amount = row ? toBaseUnits(row.quantity.numeric, decimals, { cut: true }) : 0n
  if (amount === undefined) throw new InvalidAnswerError({ host: 'the API', reason: 'no amount' })
  return { amount, decimals, symbol }
}

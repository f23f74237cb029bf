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

/** Stands for the coin of a network where the API wants the address of a token. */
const coinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Tokens are CAIP-10; the coin has no address, or on Solana a bare one. */
function isRowOf(row: TokenBalance, { caipNetworkId }: Network, token: ShownToken | undefined) {
  if ((row.chainId ?? caipNetworkId) !== caipNetworkId) return false
  if (!token) return !row.address?.includes(':')
  const address = `${caipNetworkId}:${token.address}`
  return row.address !== undefined && isSameAddress(caipNetworkId, row.address, address)
}

type ApiAccount = {
  readonly address: string
  readonly network: Network
  /** Read in place of the coin. */
  readonly token?: ShownToken | undefined
}

/**
 * Reads the coin of an account, or one token, from the blockchain API, for a namespace without an adapter (K-CHAIN-09):
 * on main networks of EVM and Solana. On EVM it is asked for by name: the API keeps an account's last answer for
 * seconds whatever its network, and leaves out what an account has nothing of.
 *
 * @throws {UnsupportedNamespaceError} Another network.
 * @throws {InvalidAnswerError} It answers with what is no amount.
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

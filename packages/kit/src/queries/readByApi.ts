import { getBalance } from '@latchkey/blockchain-api'
import { type Balance, type Network, UnsupportedNamespaceError } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { fetchEndpoint } from './fetchEndpoint.ts'

/** `'1.5'` with 18 decimals is 15 followed by 17 zeros; what is finer than a base unit is cut. */
function toBaseUnits(numeric: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = numeric.split('.')
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}

/**
 * Reads the coin of an account from the blockchain API, for a namespace without an adapter (K-CHAIN-09): on main
 * networks of EVM and Solana.
 *
 * @throws {UnsupportedNamespaceError} Another network.
 */
export async function readByApi(
  kit: Kit,
  account: { readonly address: string; readonly network: Network },
  signal: AbortSignal,
): Promise<Balance> {
  const { address, network } = account
  const { caipNetworkId, chainNamespace, nativeCurrency, testnet } = network
  if (chainNamespace === 'bip122' || testnet) throw new UnsupportedNamespaceError()
  const input = { address, currency: 'usd' as const, chainId: caipNetworkId }
  const { balances } = await fetchEndpoint(kit, getBalance, { input, caipNetworkId, signal })
  const coin = balances.find(
    (row) => row.address === undefined && (row.chainId ?? caipNetworkId) === caipNetworkId,
  )
  const { decimals, symbol } = nativeCurrency
  // Coins an account has nothing of are not listed.
  return { amount: coin ? toBaseUnits(coin.quantity.numeric, decimals) : 0n, decimals, symbol }
}

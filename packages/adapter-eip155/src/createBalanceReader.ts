import {
  type Balance,
  type BalanceOptions,
  type CaipNetworkId,
  ChainNotConfiguredError,
  InvalidAnswerError,
  type Network,
  rpcBatchSize,
  rpcRetryCount,
  rpcRetryDelayMs,
  rpcTimeoutMs,
  toRpcUrls,
} from '@latchkey/core'
import { type Address, type Client, createClient, fallback, http } from 'viem'
import { getAddress, isHex } from 'viem/utils'

function createNetworkClient(network: Network): Client {
  const urls = toRpcUrls(network)
  if (urls.length === 0) throw new ChainNotConfiguredError()
  const transports = urls.map((url) =>
    http(url, {
      batch: { batchSize: rpcBatchSize },
      timeout: rpcTimeoutMs,
      retryCount: rpcRetryCount,
      retryDelay: rpcRetryDelayMs,
    }),
  )
  // The transports retry already; a second layer would multiply it.
  return createClient({ transport: fallback(transports, { retryCount: 0 }) })
}

/** By the request itself: the library's own action brings its decoder of contracts along, 20 KiB for one number. */
async function readCoin(
  client: Client,
  { address, host }: { readonly address: string; readonly host: string },
): Promise<bigint> {
  const params: [Address, 'latest'] = [getAddress(address), 'latest']
  const amount: unknown = await client.request({ method: 'eth_getBalance', params })
  if (!isHex(amount) || amount === '0x') throw new InvalidAnswerError({ host, reason: 'no amount' })
  return BigInt(amount)
}

/** Creates a reader of balances, of the coin or of a token; balances asked for together go out in one request. */
export function createBalanceReader(): (options: BalanceOptions) => Promise<Balance> {
  const clients = new Map<CaipNetworkId, Client>()
  return async ({ address, network, token, signal }) => {
    signal?.throwIfAborted()
    const { caipNetworkId, nativeCurrency } = network
    const client = clients.get(caipNetworkId) ?? createNetworkClient(network)
    clients.set(caipNetworkId, client)
    if (token !== undefined) {
      const { readTokenBalance } = await import('./readTokenBalance.ts')
      const to = getAddress(token)
      const balance = await readTokenBalance({
        address: getAddress(address),
        host: network.name,
        call: (data) => client.request({ method: 'eth_call', params: [{ to, data }, 'latest'] }),
      })
      signal?.throwIfAborted()
      return balance
    }
    const amount = await readCoin(client, { address, host: network.name })
    signal?.throwIfAborted()
    return { amount, decimals: nativeCurrency.decimals, symbol: nativeCurrency.symbol }
  }
}

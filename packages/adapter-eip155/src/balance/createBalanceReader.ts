import { type Balance, type BalanceOptions, InvalidAnswerError, type Rpc } from '@latchkey/core'
import type { Address } from 'viem'
import { getAddress, isHex } from 'viem/utils'
import type { Clients } from '../network/createClients.ts'

/** Reads the native balance of an address. */
async function readCoin(
  ask: Rpc,
  { address, host }: { readonly address: string; readonly host: string },
): Promise<bigint> {
  const params: [Address, 'latest'] = [getAddress(address), 'latest']
  const amount = await ask({ method: 'eth_getBalance', params })
  if (!isHex(amount) || amount === '0x') throw new InvalidAnswerError({ host, reason: 'no amount' })
  return BigInt(amount)
}

/**
 * Creates a reader of native and token balances. Balances requested together share one HTTP
 * request.
 */
export function createBalanceReader(
  getClient: Clients,
): (options: BalanceOptions) => Promise<Balance> {
  return async ({ address, network, token, signal }) => {
    signal?.throwIfAborted()
    const { nativeCurrency } = network
    const ask = getClient(network)
    if (token !== undefined) {
      const { readTokenBalance } = await import('./readTokenBalance.ts')
      const to = getAddress(token)
      const balance = await readTokenBalance({
        address: getAddress(address),
        host: network.name,
        call: (data) => ask({ method: 'eth_call', params: [{ to, data }, 'latest'] }),
      })
      signal?.throwIfAborted()
      return balance
    }
    const amount = await readCoin(ask, { address, host: network.name })
    signal?.throwIfAborted()
    return { amount, decimals: nativeCurrency.decimals, symbol: nativeCurrency.symbol }
  }
}

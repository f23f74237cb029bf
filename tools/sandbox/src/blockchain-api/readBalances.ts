import type { TokenBalance } from '@latchkey/blockchain-api'
import { formatUnits } from 'viem'
import { requestRpc } from '../chains/requestRpc.ts'
import type { ApiChain } from './ApiContext.ts'
import { type Currency, perUsd, tokenPricesUsd } from './prices.ts'

/** Stands for the native coin in lists of token addresses (wire-blockchain-api §1.1). */
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

type Token = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Lower case; of the native coin the placeholder. */
  readonly address: string
  readonly priceUsd: number
}

function listTokens({ nativeCurrency, nativePriceUsd, contracts }: ApiChain): readonly Token[] {
  return [
    { ...nativeCurrency, address: nativeAddress, priceUsd: nativePriceUsd },
    {
      name: 'Clubhouse Gold',
      symbol: 'GOLD',
      decimals: 6,
      address: contracts.gold.toLowerCase(),
      priceUsd: tokenPricesUsd.gold,
    },
    {
      name: 'Clubhouse Ticket',
      symbol: 'TICKET',
      decimals: 0,
      address: contracts.ticket.toLowerCase(),
      priceUsd: tokenPricesUsd.ticket,
    },
  ]
}

const balanceOf = '0x70a08231'

async function readAmount(chain: ApiChain, token: Token, owner: string): Promise<bigint> {
  const call =
    token.address === nativeAddress
      ? { method: 'eth_getBalance', params: [owner, 'latest'] }
      : {
          method: 'eth_call',
          params: [
            { to: token.address, data: `${balanceOf}${owner.slice(2).padStart(64, '0')}` },
            'latest',
          ],
        }
  return BigInt(String(await requestRpc(chain.rpcUrl, call)))
}

export type ReadBalancesParameters = {
  readonly address: `0x${string}`
  readonly currency: Currency
  /** CAIP-10 token addresses, lower case, that are listed even when nothing of them is held. */
  readonly always: readonly string[]
}

/** Reads what an account holds on a chain, from the chain. Tokens of which it holds nothing are left out. */
export async function readBalances(
  chain: ApiChain,
  { address, currency, always }: ReadBalancesParameters,
): Promise<TokenBalance[]> {
  const held = await Promise.all(
    listTokens(chain).map(async (token) => ({
      token,
      amount: await readAmount(chain, token, address),
    })),
  )
  const toId = (token: Token) => `${chain.caipNetworkId}:${token.address}`
  return held
    .filter(({ token, amount }) => amount > 0n || always.includes(toId(token)))
    .map(({ token, amount }) => {
      const numeric = formatUnits(amount, token.decimals)
      const price = token.priceUsd * perUsd[currency]
      return {
        name: token.name,
        symbol: token.symbol,
        chainId: chain.caipNetworkId,
        ...(token.address !== nativeAddress && { address: toId(token) }),
        value: Number(numeric) * price,
        price,
        quantity: { decimals: String(token.decimals), numeric },
        iconUrl: '',
      }
    })
}

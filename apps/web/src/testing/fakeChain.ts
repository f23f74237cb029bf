import { getBalance, getIdentity, getSupportedChains } from '@latchkey/blockchain-api'
import { mockEndpoint } from '@latchkey/blockchain-api/testing'
import type { CaipNetworkId } from '@latchkey/core'
import { HttpResponse, http, type RequestHandler } from 'msw'

const apiUrl = 'http://api.latchkey.localhost:4100'

export type FakeToken = {
  readonly name: string
  readonly symbol: string
  readonly numeric: string
  /** Value in US dollars. Absent: the price of the token is unknown. */
  readonly value?: number
}

export type FakeChain = {
  /** Native balance in base units. `undefined`: the network's node does not respond. */
  balance: bigint | undefined
  /** Tokens of the account. `undefined`: the blockchain API does not respond. */
  tokens: FakeToken[] | undefined
  /** Networks for which the blockchain API lists tokens. `undefined`: the API does not respond. */
  networks: CaipNetworkId[] | undefined
  /** Name and image of every account. Absent: accounts have no name. */
  identity?: { name: string; avatar: string }
}

type RpcRequest = { readonly id: number; readonly method: string }

/** Creates request handlers of a fake blockchain API with one account. */
export function fakeChain(chain: FakeChain): readonly RequestHandler[] {
  const options = { baseUrl: apiUrl }
  const down = () => new Response('down', { status: 503 })
  return [
    mockEndpoint(
      getSupportedChains,
      () => (chain.networks ? { http: chain.networks, ws: [] } : down()),
      options,
    ),
    mockEndpoint(getIdentity, () => chain.identity ?? { name: null, avatar: null }, options),
    mockEndpoint(
      getBalance,
      () => (chain.tokens ? { balances: chain.tokens.map(toToken) } : down()),
      options,
    ),
    http.post(`${apiUrl}/v1/`, async ({ request }) => {
      if (chain.balance === undefined) return HttpResponse.json({}, { status: 400 })
      const sent = (await request.json()) as RpcRequest | RpcRequest[]
      const result = `0x${chain.balance.toString(16)}`
      const answer = ({ id }: RpcRequest) => ({ jsonrpc: '2.0', id, result })
      return HttpResponse.json(Array.isArray(sent) ? sent.map(answer) : answer(sent))
    }),
  ]
}

function toToken({ name, symbol, numeric, value }: FakeToken) {
  return {
    name,
    symbol,
    chainId: 'eip155:1',
    address: `eip155:1:0x${symbol.toLowerCase()}`,
    price: 0,
    ...(value !== undefined && { value }),
    quantity: { decimals: '18', numeric },
    iconUrl: '',
  }
}

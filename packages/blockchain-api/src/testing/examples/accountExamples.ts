import * as api from '../../index.ts'
import type { EndpointExample } from './EndpointExample.ts'
import { account, bitcoin, ether, hash, nothing, usdc } from './values.ts'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const transaction = {
  id: 'f2a6',
  metadata: {
    operationType: 'send',
    hash,
    minedAt: '2030-01-14T08:30:00Z',
    sentFrom: account,
    sentTo: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    status: 'confirmed',
    nonce: 12,
    application: null,
    chain: 'eip155:1',
  },
  transfers: [
    {
      fungible_info: {
        name: 'USD Coin',
        symbol: 'USDC',
        icon: { url: 'https://img.example.test/usdc.png' },
      },
      nft_info: null,
      direction: 'out',
      quantity: { numeric: '25.5' },
      value: 25.5,
      price: 1,
    },
  ],
}

/** Example calls for tests: networks, identities, history, balances and prices of accounts. */
export const accountExamples = {
  getSupportedChains: {
    endpoint: api.getSupportedChains,
    input: {},
    answer: { http: ['eip155:1', 'eip155:137', solana, bitcoin], ws: [] },
    hostile: [...nothing, { http: 'eip155:1', ws: [] }, { http: [] }],
  },
  getIdentity: {
    endpoint: api.getIdentity,
    input: { address: account, sender: account },
    answer: {
      name: 'mira.eth',
      avatar: 'https://img.example.test/mira.png',
      resolvedAt: '2030-01-15T10:00:00.123456Z',
    },
    hostile: [...nothing, { name: 'x'.repeat(257), avatar: null }, { name: 7, avatar: null }],
  },
  getHistory: {
    endpoint: api.getHistory,
    input: { address: account, chainId: 'eip155:1', cursor: 'b3BhcXVl' },
    answer: { data: [transaction] as const, next: 'b3BhcXVl' },
    hostile: [...nothing, { data: {} }, { data: [], next: 7 }, { data: [], next: '' }],
  },
  getBalance: {
    endpoint: api.getBalance,
    input: { address: account, currency: 'usd', chainId: 'eip155:1', forceUpdate: [usdc, ether] },
    answer: {
      balances: [
        {
          name: 'USD Coin',
          symbol: 'USDC',
          chainId: 'eip155:1',
          address: usdc,
          value: 25.5,
          price: 1,
          quantity: { decimals: '6', numeric: '25.5' },
          iconUrl: 'https://img.example.test/usdc.png',
        },
      ],
    },
    hostile: [...nothing, { balances: {} }],
  },
  getNfts: {
    endpoint: api.getNfts,
    input: { address: account, chainId: 'eip155:1', cursor: 'b3BhcXVl', pageSize: 20 },
    answer: {
      data: [
        {
          chain: 'eip155:1',
          contract: '0x52908400098527886e0f7030069857d2e4169ee7',
          tokenId: '7',
          standard: 'ERC1155',
          amount: '3',
          name: 'Gate pass',
          description: 'Opens the gate of the clubhouse.',
          collection: { name: 'Clubhouse Passes' },
          imageUrl: 'https://api.example.test/v1/nfts/eip155:1/0x5290/7/picture',
          isSpam: false,
        },
      ],
      next: 'b3BhcXVl',
    },
    hostile: [...nothing, { data: {} }, { data: [], next: 7 }, { data: [], next: '' }],
  },
  getTokenPrice: {
    endpoint: api.getTokenPrice,
    input: { currency: 'usd', addresses: [ether] },
    answer: {
      fungibles: [
        { address: ether, name: 'Ether', symbol: 'ETH', iconUrl: '', price: 3_000, decimals: 18 },
      ],
    },
    hostile: [...nothing, { fungibles: 'none' }],
  },
} satisfies Readonly<Record<string, EndpointExample>>

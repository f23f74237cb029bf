import type { Endpoint } from '../defineEndpoint.ts'
import * as api from '../index.ts'

/** A call that works, and answers that must not be believed. */
export type EndpointExample = {
  readonly endpoint: Endpoint
  /** Path parameters and the rest. */
  readonly input: Readonly<Record<string, unknown>>
  /** The answer as the wire has it; undefined: an empty body. */
  readonly answer: unknown
  /** Whole answers that are refused.. */
  readonly hostile: readonly unknown[]
}

const account = '0x52908400098527886E0F7030069857D2E4169EE7'
const caipAccount = `eip155:1:${account}` as const
const ether = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee' as const
const usdc = 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' as const
const dai = 'eip155:1:0x6b175474e89094c44da98b954eedeac495271d0f' as const
const router = 'eip155:1:0x111111125421ca6dc452d289314280a0f8842a65' as const
const pci = '6f2d1f0e-2c1c-4c52-9d15-0a4b7f5f8f10'
const hash = `0x${'ab'.repeat(32)}` as const
const signature = `0x${'4b'.repeat(65)}` as const
const name = 'mira.latchkey.id'
const registered = '2030-01-15T10:00:02Z'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

const nothing = [null, [], 'text', 7, {}] as const

const nameRecord = {
  name,
  registered_at: registered,
  updated_at: registered,
  attributes: { bio: 'speed runner' },
  addresses: { '60': { address: account, created_at: registered } },
}

const signed = { message: `{"name":"${name}"}`, signature, coin_type: 60, address: account }

const usd = { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }
const bought = {
  id: 'usdc',
  name: 'USD Coin',
  symbol: 'USDC',
  networks: [
    {
      name: 'ethereum-mainnet',
      display_name: 'Ethereum',
      chain_id: '1',
      contract_address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    },
  ],
}

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

const approval = {
  tx: {
    from: usdc,
    to: dai,
    data: '0x095ea7b3',
    value: '0',
    eip155: { gasPrice: '14500000000' },
  },
}

const swap = {
  tx: {
    from: caipAccount,
    to: router,
    data: '0x07ed2379',
    amount: '2994120000',
    eip155: { gas: '231000', gasPrice: '14500000000' },
  },
}

const sum = (amount: string, currency: string) => ({ amount, currency })
const onrampQuote = {
  paymentTotal: sum('50.00', 'USD'),
  paymentSubtotal: sum('48.70', 'USD'),
  purchaseAmount: sum('48.70', 'USDC'),
  networkFee: sum('1.30', 'USD'),
  quoteId: 'q-1',
}

const result = (value: unknown) => ({ jsonrpc: '2.0', id: 1, result: value })
const refused = { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } }

/** One example of every call, by the name of its definition. Values are of the wire specification's own examples. */
export const examples = {
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
  getSwapTokens: {
    endpoint: api.getSwapTokens,
    input: { chainId: 'eip155:1' },
    answer: {
      tokens: [
        {
          name: 'USD Coin',
          symbol: 'USDC',
          address: usdc,
          decimals: 6,
          logoUri: 'https://img.example.test/usdc.png',
          eip2612: true,
        },
      ],
    },
    hostile: [...nothing, { tokens: null }],
  },
  getSwapQuotes: {
    endpoint: api.getSwapQuotes,
    input: {
      amount: '1000000000000000000',
      userAddress: caipAccount,
      from: ether,
      to: usdc,
      gasPrice: '14500000000',
    },
    answer: {
      quotes: [
        {
          id: null,
          fromAmount: '1000000000000000000',
          fromAccount: ether,
          toAmount: '2994120000',
          toAccount: usdc,
        },
      ],
    },
    hostile: [...nothing, { quotes: 1 }],
  },
  getGasPrice: {
    endpoint: api.getGasPrice,
    input: { chainId: 'eip155:1' },
    answer: { standard: '14500000000', fast: '16000000000', instant: '21000000000' },
    hostile: [
      ...nothing,
      { standard: 14_500_000_000, fast: '1', instant: '1' },
      { standard: '-1', fast: '1', instant: '1' },
      { standard: '1e9', fast: '1', instant: '1' },
    ],
  },
  getAllowance: {
    endpoint: api.getAllowance,
    input: { tokenAddress: usdc, userAddress: caipAccount },
    answer: { allowance: '0' },
    hostile: [...nothing, { allowance: 0 }, { allowance: '0x10' }, { allowance: '9'.repeat(79) }],
  },
  buildApproval: {
    endpoint: api.buildApproval,
    input: { userAddress: caipAccount, from: usdc, to: dai },
    answer: approval,
    hostile: [
      ...nothing,
      { tx: { ...approval.tx, from: '0xa0b8' } },
      { tx: { ...approval.tx, data: 'approve' } },
      { tx: { ...approval.tx, data: '0x0' } },
      { tx: { ...approval.tx, value: 0 } },
    ],
  },
  buildSwap: {
    endpoint: api.buildSwap,
    input: {
      amount: '1000000000000000000',
      from: ether,
      to: usdc,
      userAddress: caipAccount,
      eip155: { slippage: 1 },
      disableEstimate: true,
    },
    answer: swap,
    hostile: [
      ...nothing,
      { tx: { ...swap.tx, to: 'router' } },
      { tx: { ...swap.tx, amount: '1.5' } },
      { tx: { ...swap.tx, eip155: { gas: 231_000, gasPrice: '1' } } },
    ],
  },
  getName: {
    endpoint: api.getName,
    input: { name, apiVersion: '2' },
    answer: nameRecord,
    hostile: [
      null,
      'text',
      7,
      {},
      [nameRecord],
      { ...nameRecord, name: '<b>' },
      { ...nameRecord, addresses: [account] },
      { ...nameRecord, registered_at: 'yesterday' },
    ],
  },
  getNames: {
    endpoint: api.getNames,
    input: { address: account, sender: account, apiVersion: '2' },
    answer: [nameRecord],
    hostile: [null, 'text', 7, {}, nameRecord],
  },
  getNameSuggestions: {
    endpoint: api.getNameSuggestions,
    input: { name: 'mira', zone: 'latchkey.id' },
    answer: { suggestions: [{ name, registered: true }] },
    hostile: [...nothing, { suggestions: name }],
  },
  registerName: {
    endpoint: api.registerName,
    input: signed,
    answer: nameRecord,
    hostile: [...nothing, { success: true }, { ...nameRecord, name: 7 }],
  },
  setNameAttributes: {
    endpoint: api.setNameAttributes,
    input: { name, ...signed },
    answer: { bio: 'speed runner' },
    hostile: [null, 'text', 7, ['bio']],
  },
  setNameAddress: {
    endpoint: api.setNameAddress,
    input: { name, ...signed },
    answer: { '60': { address: account, created_at: registered } },
    hostile: [null, 'text', 7, [account]],
  },
  createOnrampUrl: {
    endpoint: api.createOnrampUrl,
    input: {
      destinationWallets: [{ address: account, assets: ['USDC'] }],
      partnerUserId: 'u1',
      defaultNetwork: 'ethereum',
      defaultExperience: 'buy' as const,
      presetFiatAmount: 100,
    },
    answer: { url: 'https://pay.example.test/buy/select-asset?partnerUserId=u1' },
    hostile: [
      ...nothing,
      { url: 'javascript:alert(1)' },
      { url: '' },
      { url: `https://x.test/${'x'.repeat(2_048)}` },
    ],
  },
  getOnrampOptions: {
    endpoint: api.getOnrampOptions,
    input: {},
    answer: { paymentCurrencies: [usd], purchaseCurrencies: [bought] },
    hostile: [...nothing, { paymentCurrencies: [usd] }],
  },
  getOnrampQuote: {
    endpoint: api.getOnrampQuote,
    input: {
      purchaseCurrency: bought,
      paymentCurrency: usd,
      amount: '50.00',
      network: 'ethereum-mainnet',
    },
    answer: onrampQuote,
    hostile: [
      [],
      'text',
      7,
      {},
      { ...onrampQuote, networkFee: { amount: 1.3, currency: 'USD' } },
      { ...onrampQuote, quoteId: null },
    ],
  },
  getSmartSessions: {
    endpoint: api.getSmartSessions,
    input: { account: caipAccount },
    answer: {
      pcis: [
        {
          project: {
            id: '0123456789abcdef0123456789abcdef',
            name: 'Arcade',
            url: null,
            iconUrl: null,
          },
          pci,
          expiry: 1_894_788_000,
          createdAt: 1_894_701_600,
          permissions: [{ type: 'contract-call', data: { address: account } }],
          policies: [],
          context: '0x00',
          revokedAt: null,
        },
      ],
    },
    hostile: [...nothing, { pcis: {} }],
  },
  revokeSmartSession: {
    endpoint: api.revokeSmartSession,
    input: { account: caipAccount, pci, signature },
    answer: undefined,
    hostile: [null, [], 'text', 7, {}, { success: 'yes' }],
  },
  getExchanges: {
    endpoint: api.getExchanges,
    input: { params: { page: 1, asset: 'eip155:1/slip44:60', amount: '10' } },
    answer: result({
      total: 1,
      exchanges: [
        { id: 'demo', name: 'Demo Exchange', imageUrl: 'https://img.example.test/x.png' },
      ],
    }),
    hostile: [...nothing, refused, result({ total: -1, exchanges: [] })],
  },
  getExchangePayUrl: {
    endpoint: api.getExchangePayUrl,
    input: {
      params: {
        exchangeId: 'demo',
        asset: 'eip155:1/slip44:60',
        amount: '10',
        recipient: caipAccount,
      },
    },
    answer: result({ url: 'https://exchange.example.test/pay?s=1', sessionId: '5f3b' }),
    hostile: [
      ...nothing,
      refused,
      result({ url: 'data:text/html,x', sessionId: '5f3b' }),
      result({ url: 'https://exchange.example.test', sessionId: '' }),
    ],
  },
  getExchangeBuyStatus: {
    endpoint: api.getExchangeBuyStatus,
    input: { params: { exchangeId: 'demo', sessionId: '5f3b' } },
    answer: result({ status: 'SUCCESS', txHash: hash }),
    hostile: [...nothing, refused, result({ status: 'DONE', txHash: null })],
  },
  getWalletAssets: {
    endpoint: api.getWalletAssets,
    input: { params: { account, chainFilter: ['0x1'] } },
    answer: result({
      '0x1': [
        {
          address: 'native',
          balance: '0x137a0e8f3d8a0000',
          type: 'NATIVE',
          metadata: {
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            iconUrl: 'https://img.example.test/eth.png',
            price: 3_000,
            value: 4_210.5,
          },
        },
      ],
    }),
    hostile: [
      ...nothing,
      refused,
      result({ '0x1': [{ address: 'native', balance: '0x1', type: 'NATIVE', metadata: {} }] }),
      result({ mainnet: [] }),
    ],
  },
  getServiceCallsStatus: {
    endpoint: api.getServiceCallsStatus,
    input: { params: ['0x7b7d'] },
    answer: result({
      status: 'CONFIRMED',
      receipts: [
        {
          logs: [],
          status: '0x1',
          chainId: '0xaa36a7',
          blockHash: hash,
          blockNumber: '0x10',
          gasUsed: '0x5208',
          transactionHash: hash,
        },
      ],
    }),
    hostile: [...nothing, refused, result({ status: 'DONE' }), result({ status: 7 })],
  },
  requestChain: {
    endpoint: api.requestChain,
    input: { chainId: bitcoin, method: 'getAddressBalance', params: { address: 'bc1q' } },
    answer: { jsonrpc: '2.0', id: '1', result: '0x16345785d8a0000' },
    hostile: [...nothing, refused],
  },
} satisfies Readonly<Record<string, EndpointExample>>

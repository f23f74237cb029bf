import { defineNetwork } from '../defineNetwork.ts'

/** Definition of the Avalanche C-Chain test network. */
export const avalancheFuji = /* @__PURE__ */ defineNetwork({
  id: 43_113,
  name: 'Avalanche Fuji',
  nativeCurrency: { name: 'Avalanche Fuji', symbol: 'AVAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.avax-test.network/ext/bc/C/rpc'] } },
  blockExplorers: {
    default: {
      name: 'SnowTrace',
      url: 'https://testnet.snowtrace.io',
      apiUrl: 'https://api-testnet.snowtrace.io',
    },
  },
  imageId: '30c46e53-e989-45fb-4549-be3bd4eb3b00',
  testnet: true,
})

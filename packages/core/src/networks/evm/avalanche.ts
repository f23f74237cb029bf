import { defineNetwork } from '../defineNetwork.ts'

/** Definition of the EVM network Avalanche C-Chain. */
export const avalanche = /* @__PURE__ */ defineNetwork({
  id: 43_114,
  name: 'Avalanche',
  nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.avax.network/ext/bc/C/rpc'] } },
  blockExplorers: {
    default: { name: 'SnowTrace', url: 'https://snowtrace.io', apiUrl: 'https://api.snowtrace.io' },
  },
  imageId: '30c46e53-e989-45fb-4549-be3bd4eb3b00',
})

import { defineNetwork } from '../defineNetwork.ts'

/** Definition of the EVM network Arbitrum One. */
export const arbitrum = /* @__PURE__ */ defineNetwork({
  id: 42_161,
  name: 'Arbitrum One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://arb1.arbitrum.io/rpc'] } },
  blockExplorers: {
    default: {
      name: 'Arbiscan',
      url: 'https://arbiscan.io',
      apiUrl: 'https://api.arbiscan.io/api',
    },
  },
  imageId: '3bff954d-5cb0-47a0-9a23-d20192e74600',
})

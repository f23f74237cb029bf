import { defineNetwork } from '../defineNetwork.ts'

/** Definition of the EVM network Aurora. */
export const aurora = /* @__PURE__ */ defineNetwork({
  id: 1_313_161_554,
  name: 'Aurora',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.aurora.dev'] } },
  blockExplorers: {
    default: {
      name: 'Aurora Explorer',
      url: 'https://explorer.aurora.dev',
      apiUrl: 'https://explorer.aurora.dev/api',
    },
  },
  imageId: '3ff73439-a619-4894-9262-4470c773a100',
})

import { defineNetwork } from '../defineNetwork.ts'

/** Definition of the Aurora test network. */
export const auroraTestnet = /* @__PURE__ */ defineNetwork({
  id: 1_313_161_555,
  name: 'Aurora Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.aurora.dev'] } },
  blockExplorers: {
    default: {
      name: 'Aurora Explorer',
      url: 'https://explorer.testnet.aurora.dev',
      apiUrl: 'https://explorer.testnet.aurora.dev/api',
    },
  },
  imageId: '3ff73439-a619-4894-9262-4470c773a100',
  testnet: true,
})

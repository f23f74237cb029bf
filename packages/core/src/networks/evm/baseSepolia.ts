import { defineNetwork } from '../defineNetwork.ts'

/** Definition of the Base test network on Sepolia. */
export const baseSepolia = /* @__PURE__ */ defineNetwork({
  id: 84_532,
  name: 'Base Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.base.org'] } },
  blockExplorers: {
    default: {
      name: 'Basescan',
      url: 'https://sepolia.basescan.org',
      apiUrl: 'https://api-sepolia.basescan.org/api',
    },
  },
  imageId: 'a18a7ecd-e307-4360-4746-283182228e00',
  testnet: true,
})

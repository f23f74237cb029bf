import { defineNetwork } from '../defineNetwork.ts'

/** Old Base test network on Goerli, shut down. */
export const baseGoerli = /* @__PURE__ */ defineNetwork({
  id: 84_531,
  name: 'Base Goerli',
  nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://goerli.base.org'] } },
  blockExplorers: {
    default: {
      name: 'Basescan',
      url: 'https://goerli.basescan.org',
      apiUrl: 'https://api-goerli.basescan.org/api',
    },
  },
  imageId: '7289c336-3981-4081-c5f4-efc26ac64a00',
  testnet: true,
})

import { defineNetwork } from '../defineNetwork.ts'

/** Old Arbitrum test network on Goerli, shut down. */
export const arbitrumGoerli = /* @__PURE__ */ defineNetwork({
  id: 421_613,
  name: 'Arbitrum Goerli',
  nativeCurrency: { name: 'Arbitrum Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://goerli-rollup.arbitrum.io/rpc'] } },
  blockExplorers: {
    default: {
      name: 'Arbiscan',
      url: 'https://goerli.arbiscan.io',
      apiUrl: 'https://api-goerli.arbiscan.io/api',
    },
  },
  imageId: '3bff954d-5cb0-47a0-9a23-d20192e74600',
  testnet: true,
})

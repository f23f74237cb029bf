import { defineNetwork } from '../defineNetwork.ts'

/** Old OP test network on Goerli, shut down. */
export const optimismGoerli = /* @__PURE__ */ defineNetwork({
  id: 420,
  name: 'Optimism Goerli',
  nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://goerli.optimism.io'] } },
  blockExplorers: {
    default: {
      name: 'Etherscan',
      url: 'https://goerli-optimism.etherscan.io',
      apiUrl: 'https://api-goerli-optimistic.etherscan.io/api',
    },
  },
  imageId: 'ab9c186a-c52f-464b-2906-ca59d760a400',
  testnet: true,
})

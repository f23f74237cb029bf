import { defineNetwork } from '../defineNetwork.ts'

/** Old Ethereum test network, shut down in April 2024. */
export const goerli = /* @__PURE__ */ defineNetwork({
  id: 5,
  name: 'Goerli',
  nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.ankr.com/eth_goerli'] } },
  blockExplorers: {
    default: {
      name: 'Etherscan',
      url: 'https://goerli.etherscan.io',
      apiUrl: 'https://api-goerli.etherscan.io/api',
    },
  },
  imageId: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
  testnet: true,
})

import { defineNetwork } from '../defineNetwork.ts'

/** Definition of the Ethereum main network. */
export const mainnet = /* @__PURE__ */ defineNetwork({
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://ethereum-rpc.publicnode.com', 'https://eth.merkle.io'] } },
  blockExplorers: {
    default: {
      name: 'Etherscan',
      url: 'https://etherscan.io',
      apiUrl: 'https://api.etherscan.io/api',
    },
  },
  imageId: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
})

import { defineNetwork } from '../defineNetwork.ts'

/** Definition of the Ethereum test network Sepolia. */
export const sepolia = /* @__PURE__ */ defineNetwork({
  id: 11_155_111,
  name: 'Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://ethereum-sepolia-rpc.publicnode.com'] } },
  blockExplorers: {
    default: {
      name: 'Etherscan',
      url: 'https://sepolia.etherscan.io',
      apiUrl: 'https://api-sepolia.etherscan.io/api',
    },
  },
  imageId: 'e909ea0a-f92a-4512-c8fc-748044ea6800',
  testnet: true,
})

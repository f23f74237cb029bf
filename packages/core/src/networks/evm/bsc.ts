import { defineNetwork } from '../defineNetwork.ts'

/** Definition of the EVM network BNB Smart Chain. */
export const bsc = /* @__PURE__ */ defineNetwork({
  id: 56,
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://bsc-dataseed.bnbchain.org', 'https://bsc-rpc.publicnode.com'] },
  },
  blockExplorers: {
    default: { name: 'BscScan', url: 'https://bscscan.com', apiUrl: 'https://api.bscscan.com/api' },
  },
  imageId: '93564157-2e8e-4ce7-81df-b264dbee9b00',
})

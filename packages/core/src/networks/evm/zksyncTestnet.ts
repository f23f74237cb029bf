import { defineNetwork } from '../defineNetwork.ts'

/** Old ZKsync Era test network on Goerli, shut down. */
export const zksyncTestnet = /* @__PURE__ */ defineNetwork({
  id: 280,
  name: 'ZKsync Era Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: {
      http: ['https://testnet.era.zksync.dev'],
      webSocket: ['wss://testnet.era.zksync.dev/ws'],
    },
  },
  blockExplorers: {
    default: { name: 'ZKsync Explorer', url: 'https://goerli.explorer.zksync.io' },
  },
  imageId: 'b310f07f-4ef7-49f3-7073-2a0a39685800',
  testnet: true,
})

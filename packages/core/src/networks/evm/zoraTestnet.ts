import { defineNetwork } from '../defineNetwork.ts'

/** Old Zora test network on Goerli, shut down. */
export const zoraTestnet = /* @__PURE__ */ defineNetwork({
  id: 999,
  name: 'Zora Goerli Testnet',
  nativeCurrency: { name: 'Zora Goerli', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: {
      http: ['https://testnet.rpc.zora.energy'],
      webSocket: ['wss://testnet.rpc.zora.energy'],
    },
  },
  blockExplorers: {
    default: {
      name: 'Zora Explorer',
      url: 'https://testnet.explorer.zora.energy',
      apiUrl: 'https://testnet.explorer.zora.energy/api',
    },
  },
  imageId: '845c60df-d429-4991-e687-91ae45791600',
  testnet: true,
})

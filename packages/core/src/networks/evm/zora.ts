import { defineNetwork } from '../defineNetwork.ts'

/** Definition of the EVM network Zora. */
export const zora = /* @__PURE__ */ defineNetwork({
  id: 7_777_777,
  name: 'Zora',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.zora.energy'], webSocket: ['wss://rpc.zora.energy'] } },
  blockExplorers: {
    default: {
      name: 'Zora Explorer',
      url: 'https://explorer.zora.energy',
      apiUrl: 'https://explorer.zora.energy/api',
    },
  },
  imageId: '845c60df-d429-4991-e687-91ae45791600',
})

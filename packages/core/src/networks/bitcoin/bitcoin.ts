import { defineNetwork } from '../defineNetwork.ts'

/** Bitcoin. The RPC URL is the base URL of an Esplora service. */
export const bitcoin = /* @__PURE__ */ defineNetwork({
  id: '000000000019d6689c085ae165831e93',
  chainNamespace: 'bip122',
  name: 'Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: ['https://blockstream.info/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space' } },
  imageId: '0b4838db-0161-4ffe-022d-532bf03dba00',
})

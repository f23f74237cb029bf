import { defineNetwork } from '../defineNetwork.ts'

/** Bitcoin Signet, the signed test network. The RPC URL is the base URL of an Esplora service. */
export const bitcoinSignet = /* @__PURE__ */ defineNetwork({
  id: '00000008819873e925422c1ff0f99f7c',
  chainNamespace: 'bip122',
  name: 'Bitcoin Signet',
  nativeCurrency: { name: 'Bitcoin', symbol: 'sBTC', decimals: 8 },
  rpcUrls: { default: { http: ['https://blockstream.info/signet/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/signet' } },
  imageId: 'b3406e4a-bbfc-44fb-e3a6-89673c78b700',
  testnet: true,
})

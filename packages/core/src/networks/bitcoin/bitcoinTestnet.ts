import { defineNetwork } from '../defineNetwork.ts'

/** Bitcoin Testnet3. The RPC URL is the base URL of an Esplora service. */
export const bitcoinTestnet = /* @__PURE__ */ defineNetwork({
  id: '000000000933ea01ad0ee984209779ba',
  chainNamespace: 'bip122',
  name: 'Bitcoin Testnet',
  nativeCurrency: { name: 'Bitcoin', symbol: 'tBTC', decimals: 8 },
  rpcUrls: { default: { http: ['https://blockstream.info/testnet/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/testnet' } },
  imageId: '39354064-d79b-420b-065d-f980c4b78200',
  testnet: true,
})

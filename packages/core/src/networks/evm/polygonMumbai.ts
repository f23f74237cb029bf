import { defineNetwork } from '../defineNetwork.ts'

/** Old Polygon test network on Goerli, shut down. */
export const polygonMumbai = /* @__PURE__ */ defineNetwork({
  id: 80_001,
  name: 'Polygon Mumbai',
  nativeCurrency: { name: 'MATIC', symbol: 'MATIC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-mumbai.maticvigil.com'] } },
  blockExplorers: {
    default: {
      name: 'PolygonScan',
      url: 'https://mumbai.polygonscan.com',
      apiUrl: 'https://api-testnet.polygonscan.com/api',
    },
  },
  imageId: '41d04d42-da3b-4453-8506-668cc0727900',
  testnet: true,
})

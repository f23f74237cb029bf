import { defineNetwork } from '../defineNetwork.ts'

/** Definition of the EVM network Polygon PoS. */
export const polygon = /* @__PURE__ */ defineNetwork({
  id: 137,
  name: 'Polygon',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://polygon-rpc.com', 'https://polygon-bor-rpc.publicnode.com'] },
  },
  blockExplorers: {
    default: {
      name: 'PolygonScan',
      url: 'https://polygonscan.com',
      apiUrl: 'https://api.polygonscan.com/api',
    },
  },
  imageId: '41d04d42-da3b-4453-8506-668cc0727900',
})

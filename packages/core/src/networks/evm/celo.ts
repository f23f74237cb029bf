import { defineNetwork } from '../defineNetwork.ts'

/** Definition of the EVM network Celo. */
export const celo = /* @__PURE__ */ defineNetwork({
  id: 42_220,
  name: 'Celo',
  nativeCurrency: { name: 'CELO', symbol: 'CELO', decimals: 18 },
  rpcUrls: { default: { http: ['https://forno.celo.org'] } },
  blockExplorers: {
    default: {
      name: 'Celo Explorer',
      url: 'https://celoscan.io',
      apiUrl: 'https://api.celoscan.io/api',
    },
  },
  imageId: 'ab781bbc-ccc6-418d-d32d-789b15da1f00',
})

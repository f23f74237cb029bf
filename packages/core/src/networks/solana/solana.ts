import { defineNetwork } from '../defineNetwork.ts'

/**
 * Solana main network. It has no default RPC URL, because the public one refuses requests of
 * browsers. Set `rpcUrls.custom`, or configure the blockchain API.
 */
export const solana = /* @__PURE__ */ defineNetwork({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Solana Explorer', url: 'https://explorer.solana.com' } },
  imageId: 'a1b58899-f671-4276-6a5e-56ca5bd59700',
})

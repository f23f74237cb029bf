/**
 * The sandbox's ERC-20 tokens. Their prices in US dollars are fixed, so that tests can predict
 * amounts.
 */
export const tokens = {
  gold: { name: 'Clubhouse Gold', symbol: 'GOLD', decimals: 6, priceUsd: 1.25 },
  ticket: { name: 'Clubhouse Ticket', symbol: 'TICKET', decimals: 0, priceUsd: 2 },
} as const

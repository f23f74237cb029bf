/** Names of what the query cache holds of the wallet directory. */
export const walletKeys = {
  featured: ['wallets', 'featured'],
  recommended: ['wallets', 'recommended'],
  excluded: ['wallets', 'excluded'],
  ranks: ['wallets', 'ranks'],
  pages: ['wallets', 'pages'],
  search: ['wallets', 'search'],
} as const

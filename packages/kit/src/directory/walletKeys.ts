/** Names of what the query cache holds of the wallet directory. */
export const walletKeys = {
  pages: ['wallets', 'pages'],
  search: ['wallets', 'search'],
} as const

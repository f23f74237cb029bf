/** Keys of the wallet directory's data in the query cache. */
export const walletKeys = {
  pages: ['wallets', 'pages'],
  search: ['wallets', 'search'],
} as const

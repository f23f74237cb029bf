/** Paths of the secure origin with the built document that each serves. */
export const frameDocuments = {
  '/sdk': 'sdk.html',
  '/loading': 'loading.html',
  '/social/callback': 'callback.html',
  '/device': 'device.html',
  '/recover': 'recover.html',
  '/dashboard': 'dashboard.html',
  '/wallet': 'wallet.html',
  '/approve': 'approve.html',
} as const

/** Paths of the secure origin and the built document that answers each. */
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

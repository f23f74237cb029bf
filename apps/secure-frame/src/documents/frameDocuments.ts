/** HTML documents of the frame by the URL path at which the server serves them. */
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

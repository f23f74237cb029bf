/** Error texts that the public message format defines, byte for byte (wire §11). */
export const texts = {
  frameNotSet: 'W3mFrame: iframe is not set',
  loadFailed: 'Unable to load email login dependency',
  unknown: 'An error occurred',
  rpcAborted: 'Request was aborted',
  aborted: 'Something went wrong',
  notAllowed: 'Requested RPC call is not allowed',
  invalidRequest: 'Invalid request',
  tooMany: 'Too many requests',
  invalidFrameEvent: 'W3mFrame: invalid frame event',
} as const

/** Error texts of the public message format that only the secure frame sends. */
export const frameTexts = {
  parentNotSet: 'W3mFrame: parent is not set',
  invalidAppEvent: 'W3mFrame: invalid app event',
} as const

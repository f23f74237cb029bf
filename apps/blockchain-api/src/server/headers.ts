const allowedHeaders = [
  'content-type',
  'user-agent',
  'referer',
  'origin',
  'access-control-request-method',
  'access-control-request-headers',
  'solana-client',
  'sec-fetch-mode',
  'x-sdk-type',
  'x-sdk-version',
].join(', ')

/**
 * HTTP headers of every response, errors included. They allow any page to read the responses
 * (wire-blockchain-api §1).
 */
export const answerHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const

/** HTTP headers of the response to a CORS preflight request. */
export const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': allowedHeaders,
  'access-control-max-age': '600',
} as const

import { RefusalError } from './RefusalError.ts'

/** Error codes of the server's catalogue, by the error code of the web framework (Fastify). */
const frameworkCodes = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_HANDLER_TIMEOUT: 'timed_out',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
} as const

type FrameworkCode = keyof typeof frameworkCodes

/**
 * Converts any error that a request throws into an error of the catalogue. An unexpected error
 * becomes `internal`.
 */
export function toRefusal(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error
  const { code, statusCode } = readFacts(error)
  if (isFrameworkCode(code)) return new RefusalError(frameworkCodes[code], { cause: error })
  const isCallersFault = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  return new RefusalError(isCallersFault ? 'invalid_request' : 'internal', { cause: error })
}

function isFrameworkCode(code: unknown): code is FrameworkCode {
  return typeof code === 'string' && Object.hasOwn(frameworkCodes, code)
}

function readFacts(error: unknown): { readonly code?: unknown; readonly statusCode?: number } {
  if (!(error instanceof Error)) return {}
  const code = 'code' in error ? error.code : undefined
  const statusCode = 'statusCode' in error ? error.statusCode : undefined
  return { code, ...(typeof statusCode === 'number' && { statusCode }) }
}

import type { ErrorCode } from '@latchkey/product-api'

/**
 * Texts of errors in one language, by code: those of the server's error catalogue, and those of a
 * request without a valid response.
 */
export type Errors = Readonly<
  Record<ErrorCode | 'request_timed_out' | 'unreachable' | 'invalid_answer', string>
>

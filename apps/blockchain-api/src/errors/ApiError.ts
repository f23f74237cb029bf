import { BaseError } from '@latchkey/core'

/**
 * Error that the API returns as JSON: one reason, and the request field that caused it
 * (wire-blockchain-api §1.3).
 */
export class ApiError extends BaseError {
  override readonly name = 'ApiError'
  readonly status: number
  readonly field: string
  readonly retryAfterSeconds: number | undefined

  constructor(options: {
    readonly status: number
    readonly field: string
    readonly description: string
    readonly retryAfterSeconds?: number
    readonly cause?: unknown
  }) {
    super(options.description, { code: 'api_refused', cause: options.cause })
    this.status = options.status
    this.field = options.field
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/**
 * Thrown for a request body or query of an invalid shape. The answer is plain text, with status 400
 * for a query and 422 for most bodies.
 */
export class ShapeError extends BaseError {
  override readonly name = 'ShapeError'
  readonly status: 400 | 422
  constructor(part: 'query' | 'body', detail: string, status?: 400 | 422) {
    super(
      `Failed to deserialize ${part === 'query' ? 'query string' : 'the JSON body'}: ${detail}`,
      {
        code: 'bad_shape',
      },
    )
    this.status = status ?? (part === 'query' ? 400 : 422)
  }
}

/**
 * Creates the 400 error for a network that the server, or the requested endpoint, does not support.
 */
export const unsupportedChain = (chainId: string) =>
  new ApiError({
    status: 400,
    field: 'chainId',
    description: `We don't support the chainId you provided: ${chainId}`,
  })

/** Creates the 503 error for a data source, such as a node, that is down. */
export const sourceDown = (field: string, description: string, cause: unknown) =>
  new ApiError({ status: 503, field, description, cause })

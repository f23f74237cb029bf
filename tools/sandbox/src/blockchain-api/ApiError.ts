import { BaseError } from '@latchkey/core'

/** A refusal in the API's own envelope: one reason with a field (wire-blockchain-api §1.3). */
export class ApiError extends BaseError {
  override readonly name = 'ApiError'
  readonly status: number
  readonly field: string

  constructor(options: { status: number; field: string; description: string }) {
    super(options.description, { code: 'api_refused' })
    this.status = options.status
    this.field = options.field
  }
}

/** The envelope of most failures. */
export function toEnvelope({ field, message }: Pick<ApiError, 'field' | 'message'>) {
  return { status: 'FAILED', reasons: [{ field, description: message }] }
}

/** The body is JSON, but not what the call expects; the real service says this in plain text. */
export class BodyError extends BaseError {
  override readonly name = 'BodyError'
  constructor() {
    super('Failed to deserialize the JSON body into the target type', { code: 'bad_body' })
  }
}

/** The query is not what the call expects; the real service says this in plain text. */
export class QueryError extends BaseError {
  override readonly name = 'QueryError'
  constructor(detail: string) {
    super(`Failed to deserialize query string: ${detail}`, { code: 'bad_query' })
  }
}

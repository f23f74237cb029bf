/**
 * Thrown if a route of the wallet's service rejects a request, with the HTTP status of the
 * response.
 */
export class RouteError extends Error {
  override readonly name = 'RouteError'
  readonly statusCode: number
  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/** A request that a route refuses, with the HTTP status it answers. */
export class RouteError extends Error {
  override readonly name = 'RouteError'
  readonly statusCode: number
  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/** Error of a wallet's provider. `code` is absent in wallets that report only a text. */
export class PersonaError extends Error {
  readonly code?: number
  readonly data?: unknown

  constructor(message: string, fields: { readonly code?: number; readonly data?: unknown } = {}) {
    super(message)
    Object.assign(this, fields)
  }
}

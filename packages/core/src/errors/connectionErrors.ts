import { BaseError } from './BaseError.ts'

type Cause = { readonly cause?: unknown }

/**
 * The user rejected the connection in the wallet, or the wallet dropped the request. Nothing has
 * changed.
 */
export class ConnectionRejectedError extends BaseError {
  override readonly name = 'ConnectionRejectedError'
  /**
   * Reason that the wallet gave, as plain text of at most 256 characters. `undefined` if the wallet
   * only stated the rejection.
   */
  readonly walletText: string | undefined
  constructor(options: {
    readonly connectorId: string
    readonly cause?: unknown
    readonly walletText?: string | undefined
  }) {
    super('Connection rejected', {
      code: 'connection_rejected',
      hint: `Connector "${options.connectorId}" did not approve. Offer "Try again".`,
      cause: options.cause,
    })
    this.walletText = options.walletText
  }
}

/** The wallet returned an error other than a refusal, or did not answer. Nothing has changed. */
export class FailedToConnectError extends BaseError {
  override readonly name = 'FailedToConnectError'
  constructor(options: Cause & { readonly hint?: string } = {}) {
    super('Failed to connect', {
      code: 'failed_to_connect',
      hint: options.hint ?? 'See `cause` for the error of the wallet. Offer "Try again".',
      cause: options.cause,
    })
  }
}

/**
 * At least one wallet or service did not confirm the disconnect. The local state is cleared
 * nevertheless.
 */
export class FailedToDisconnectError extends BaseError {
  override readonly name = 'FailedToDisconnectError'
  constructor(options: Cause = {}) {
    super('Failed to disconnect', {
      code: 'failed_to_disconnect',
      hint: 'See `cause`. The wallet may still list this site among its connections.',
      cause: options.cause,
    })
  }
}

/** No connector with the requested id was found on this page. */
export class ConnectorNotFoundError extends BaseError {
  override readonly name = 'ConnectorNotFoundError'
  constructor(options: { readonly connectorId: string }) {
    super('Connector not found', {
      code: 'connector_not_found',
      hint: `No wallet in this page has the id "${options.connectorId}". Was it uninstalled?`,
    })
  }
}

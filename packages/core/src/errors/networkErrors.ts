import { BaseError } from './BaseError.ts'

/** The wallet is on a network the app does not support. */
export class UnsupportedChainError extends BaseError {
  override readonly name = 'UnsupportedChainError'
  constructor(options: { readonly caipNetworkId?: string; readonly cause?: unknown } = {}) {
    super('Unsupported chain', {
      code: 'unsupported_chain',
      hint: options.caipNetworkId && `"${options.caipNetworkId}" is not in \`config.networks\`.`,
      cause: options.cause,
    })
  }
}

/** A network was asked for that is not configured. Nothing has changed. */
export class NetworkNotFoundError extends BaseError {
  override readonly name = 'NetworkNotFoundError'
  constructor(options: { readonly caipNetworkId: string }) {
    super('Network not found', {
      code: 'network_not_found',
      hint: `"${options.caipNetworkId}" is not in \`config.networks\`. Add it there, or offer another.`,
    })
  }
}

/** The wallet lacks something that was asked of it. Nothing has changed. */
export class FeatureNotSupportedError extends BaseError {
  override readonly name = 'FeatureNotSupportedError'
  constructor(options: {
    readonly feature: string
    readonly cause?: unknown
    /** Where the product spec names a text for developers. */
    readonly message?: string
  }) {
    super('Feature not supported', {
      code: 'feature_not_supported',
      message: options.message,
      hint: `The wallet has no "${options.feature}". Check \`wallet.features\` before offering it.`,
      cause: options.cause,
    })
  }
}

import { BaseError } from './BaseError.ts'

/** The wallet's network is not among the networks that the app supports. */
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

/** The network to switch to is not configured in the app. Nothing has changed. */
export class NetworkNotFoundError extends BaseError {
  override readonly name = 'NetworkNotFoundError'
  constructor(options: { readonly caipNetworkId: string }) {
    super('Network not found', {
      code: 'network_not_found',
      hint: `"${options.caipNetworkId}" is not in \`config.networks\`. Add it there, or offer another.`,
    })
  }
}

/** The wallet does not support the requested feature. Nothing has changed. */
export class FeatureNotSupportedError extends BaseError {
  override readonly name = 'FeatureNotSupportedError'
  constructor(options: {
    readonly feature: string
    readonly cause?: unknown
    /** Replaces the default message, if the product specification defines a text for developers. */
    readonly message?: string
  }) {
    super('Feature not supported', {
      code: 'feature_not_supported',
      message: options.message,
      hint: `The wallet does not support "${options.feature}". Check \`wallet.features\` before offering it.`,
      cause: options.cause,
    })
  }
}

import { BaseError } from './BaseError.ts'

type WalletErrorOptions = { readonly hint?: string; readonly cause?: unknown }

/** The wallet supports none of the configured networks. */
export class ConnectorChainsUnsupportedError extends BaseError {
  override readonly name = 'ConnectorChainsUnsupportedError'
  constructor(options: WalletErrorOptions = {}) {
    super('connector does not support any requested chains', {
      code: 'connector_chains_unsupported',
      hint: 'Offer another wallet, or configure a network that this one supports.',
      ...options,
    })
  }
}

/** The wallet does not know the requested network, so the network did not change. */
export class ChainNotFoundOnConnectorError extends BaseError {
  override readonly name = 'ChainNotFoundOnConnectorError'
  constructor(options: WalletErrorOptions = {}) {
    super('chain not found on connector', {
      code: 'connector_chain_not_found',
      hint: 'Add it to the wallet (`switchNetwork` does), or choose another.',
      ...options,
    })
  }
}

/** The wallet's provider did not report a chain id, so its network is unknown. */
export class ChainIdNotFoundError extends BaseError {
  override readonly name = 'ChainIdNotFoundError'
  constructor(options: WalletErrorOptions = {}) {
    super('ChainId not found in provider', {
      code: 'chain_id_not_found',
      hint: 'The provider returns no chain id for `eth_chainId`. Try again, or choose another wallet.',
      ...options,
    })
  }
}

/** The wallet reported its capabilities in an unknown format. */
export class WalletCapabilitiesError extends BaseError {
  override readonly name = 'WalletCapabilitiesError'
  constructor(options: WalletErrorOptions = {}) {
    super('Error parsing wallet capabilities', {
      code: 'wallet_capabilities_invalid',
      hint: '`wallet_getCapabilities` returned no object. Continue without capabilities.',
      ...options,
    })
  }
}

/**
 * The wallet returned no signature, although the user did not reject the request. Variant
 * `otherText`: the wallet signed a different text, as some hardware wallets do.
 */
export class SignMessageFailedError extends BaseError {
  override readonly name = 'SignMessageFailedError'
  constructor(options: WalletErrorOptions & { readonly variant?: 'otherText' } = {}) {
    super('Sign message failed', {
      code: 'sign_message_failed',
      hint:
        options.variant === 'otherText'
          ? 'The wallet signed a different text. Ask for another account: hardware wallets may not sign texts.'
          : 'See `cause` for the error of the wallet. Offer "Try again".',
      ...options,
    })
  }
}

/** Estimating the gas of a transaction failed, so the transaction was not sent. */
export class EstimateGasError extends BaseError {
  override readonly name = 'EstimateGasError'
  /**
   * Reason of the contract or the node, as plain text of at most 256 characters. It is the
   * `message` too. `undefined` if the wallet gives none.
   */
  readonly reason: string | undefined
  constructor(options: WalletErrorOptions & { readonly reason?: string | undefined } = {}) {
    const { reason, ...rest } = options
    super('error estimating gas', {
      code: 'estimate_gas_failed',
      message: reason,
      hint: 'The transaction itself would often fail. See `reason` and `cause`.',
      ...rest,
    })
    this.reason = reason
  }
}

/** The call needs a connected wallet, and no wallet is connected. */
export class ConnectorUndefinedError extends BaseError {
  override readonly name = 'ConnectorUndefinedError'
  constructor(options: WalletErrorOptions = {}) {
    super('connector or provider undefined', {
      code: 'connector_undefined',
      hint: 'Connect first, or wait until the stored connection is restored.',
      ...options,
    })
  }
}

/** The app has configured no adapter for the namespace of the wallet or network. */
export class UnsupportedNamespaceError extends BaseError {
  override readonly name = 'UnsupportedNamespaceError'
  constructor(options: WalletErrorOptions = {}) {
    super('unsupported chain namespace', {
      code: 'unsupported_namespace',
      hint: 'Add a loader for it to `config.adapters`.',
      ...options,
    })
  }
}

/**
 * The network of the wallet or of the call is not among the networks that the app has configured.
 */
export class ChainNotConfiguredError extends BaseError {
  override readonly name = 'ChainNotConfiguredError'
  constructor(options: WalletErrorOptions = {}) {
    super('Chain not configured', {
      code: 'chain_not_configured',
      hint: 'Add the network to `config.networks`, or switch the wallet.',
      ...options,
    })
  }
}

/** The connector is already connected. Nothing has changed. */
export class ConnectorAlreadyConnectedError extends BaseError {
  override readonly name = 'ConnectorAlreadyConnectedError'
  constructor(options: WalletErrorOptions = {}) {
    super('Connector already connected', {
      code: 'connector_already_connected',
      hint: 'Disconnect it first, or use the connection that exists.',
      ...options,
    })
  }
}

/** The wallet shares no account with this page. */
export class ConnectorNotConnectedError extends BaseError {
  override readonly name = 'ConnectorNotConnectedError'
  constructor(options: WalletErrorOptions = {}) {
    super('Connector not connected', {
      code: 'connector_not_connected',
      hint: 'The user may have ended the connection in the wallet. Offer "Connect".',
      ...options,
    })
  }
}

/** The connector has no provider to send requests to. */
export class ProviderNotFoundError extends BaseError {
  override readonly name = 'ProviderNotFoundError'
  constructor(options: WalletErrorOptions = {}) {
    super('Provider not found', {
      code: 'provider_not_found',
      hint: 'The wallet may be disabled in this page. Reload, or choose another.',
      ...options,
    })
  }
}

type AnswerOptions = { readonly connectorId: string; readonly cause?: unknown }

/** The wallet shows an earlier request, which the user has to answer first. Nothing has changed. */
export class WalletBusyError extends BaseError {
  override readonly name = 'WalletBusyError'
  constructor(options: AnswerOptions) {
    super('A request is already waiting in your wallet', {
      code: 'wallet_busy',
      hint: `Connector "${options.connectorId}" shows an earlier request. Ask the user to answer it.`,
      cause: options.cause,
    })
  }
}

/** The wallet is locked, or does not authorize this page. Nothing has changed. */
export class WalletLockedError extends BaseError {
  override readonly name = 'WalletLockedError'
  constructor(options: AnswerOptions) {
    super('Your wallet is locked', {
      code: 'wallet_locked',
      hint: `Connector "${options.connectorId}" is locked or does not authorize this page. Ask the user to unlock it.`,
      cause: options.cause,
    })
  }
}

import { BaseError, type CaipNetworkId } from '@latchkey/core'

/**
 * A name cannot have an address on this network, because the chain id is too large. No request was
 * sent.
 */
export class InvalidChainIdError extends BaseError {
  override readonly name = 'InvalidChainIdError'
  constructor(options: { readonly caipNetworkId: CaipNetworkId }) {
    super('Invalid chainId', {
      code: 'invalid_chain_id',
      hint: `The chain id of ${options.caipNetworkId} is not below 2147483648 (ENSIP-11).`,
    })
  }
}

/** The account already has a name. No signature was requested. */
export class NameOwnedError extends BaseError {
  override readonly name = 'NameOwnedError'
  constructor(options: { readonly owned: string }) {
    super('This account already has a name', {
      code: 'name_owned',
      hint: `The name is "${options.owned}".`,
    })
  }
}

/** The name was not registered. `message` is the blockchain API's reason, if it gave one. */
export class NameRegistrationError extends BaseError {
  override readonly name = 'NameRegistrationError'
  constructor(options: {
    readonly ensName: string
    readonly reason?: string | undefined
    readonly cause?: unknown
  }) {
    super('Error registering name', {
      code: 'name_registration_failed',
      message: options.reason,
      hint: `"${options.ensName}" was not registered.`,
      cause: options.cause,
    })
  }
}

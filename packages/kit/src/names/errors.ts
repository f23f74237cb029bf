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

type LookupFailure = { readonly reason?: string | undefined; readonly cause: unknown }

/**
 * A name could not be resolved, because a name service or node failed. This says nothing about the
 * name. `message` is the blockchain API's reason, if it gave one, and `cause` is the failure.
 */
export class NameResolutionError extends BaseError {
  override readonly name = 'NameResolutionError'
  constructor({ ensName, reason, cause }: LookupFailure & { readonly ensName: string }) {
    super('Error resolving name', {
      code: 'name_resolution_failed',
      message: reason,
      hint: `"${ensName}" was not resolved. Try again, or use the address.`,
      cause,
    })
  }
}

/**
 * The blockchain API did not suggest names. `message` is its reason, if it gave one, and `cause` is
 * the failure.
 */
export class NameSuggestionsError extends BaseError {
  override readonly name = 'NameSuggestionsError'
  constructor({ label, reason, cause }: LookupFailure & { readonly label: string }) {
    super('Error fetching name suggestions', {
      code: 'name_suggestions_failed',
      message: reason,
      hint: `No names that start with "${label}" were found. Try again.`,
      cause,
    })
  }
}

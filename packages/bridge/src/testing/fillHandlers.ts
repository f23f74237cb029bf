import { BaseError } from '@latchkey/core'
import type { FrameHandlers, HandledRequestName } from '../frame/FrameHandlers.ts'

/** Thrown when a test reaches a handler that it did not provide. */
class HandlerMissingError extends BaseError {
  override readonly name = 'HandlerMissingError'
  constructor(options: { readonly request: HandledRequestName }) {
    super(`This fake has no handler for ${options.request}`, { code: 'handler_missing' })
  }
}

const missing = (request: HandledRequestName) => async (): Promise<never> => {
  throw new HandlerMissingError({ request })
}

const silent = async () => undefined

/**
 * Completes the handlers of a test. The handlers for the frame's start and end have working
 * defaults.
 */
export function fillHandlers(handlers: Partial<FrameHandlers>): FrameHandlers {
  return {
    SWITCH_NETWORK: missing('SWITCH_NETWORK'),
    CONNECT_EMAIL: missing('CONNECT_EMAIL'),
    CONNECT_DEVICE: missing('CONNECT_DEVICE'),
    CONNECT_OTP: missing('CONNECT_OTP'),
    CONNECT_SOCIAL: missing('CONNECT_SOCIAL'),
    GET_SOCIAL_REDIRECT_URI: missing('GET_SOCIAL_REDIRECT_URI'),
    GET_FARCASTER_URI: missing('GET_FARCASTER_URI'),
    CONNECT_FARCASTER: missing('CONNECT_FARCASTER'),
    GET_USER: missing('GET_USER'),
    SIGN_OUT: silent,
    IS_CONNECTED: missing('IS_CONNECTED'),
    GET_CHAIN_ID: missing('GET_CHAIN_ID'),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({ smartAccountEnabledNetworks: [] }),
    INIT_SMART_ACCOUNT: missing('INIT_SMART_ACCOUNT'),
    SET_PREFERRED_ACCOUNT: missing('SET_PREFERRED_ACCOUNT'),
    RPC_REQUEST: missing('RPC_REQUEST'),
    UPDATE_EMAIL: missing('UPDATE_EMAIL'),
    UPDATE_EMAIL_PRIMARY_OTP: missing('UPDATE_EMAIL_PRIMARY_OTP'),
    UPDATE_EMAIL_SECONDARY_OTP: missing('UPDATE_EMAIL_SECONDARY_OTP'),
    SYNC_THEME: silent,
    SYNC_DAPP_DATA: silent,
    RELOAD: missing('RELOAD'),
    ...handlers,
  }
}

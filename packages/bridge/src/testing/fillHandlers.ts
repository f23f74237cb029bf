import { BaseError } from '@latchkey/core'
import type { FrameHandlers, HandledRequestName } from '../frame/FrameHandlers.ts'
import { type RequestName, requests } from '../requests/index.ts'

/** A test reached a handler it did not provide. */
class HandlerMissingError extends BaseError {
  override readonly name = 'HandlerMissingError'
  constructor(options: { readonly request: RequestName }) {
    super(`This fake has no handler for ${options.request}`, { code: 'handler_missing' })
  }
}

const silent = async () => undefined

/** Full handlers out of those a test needs; the frame's start and its end work by themselves. */
export function fillHandlers(handlers: Partial<FrameHandlers>): FrameHandlers {
  const missing = Object.fromEntries(
    Object.keys(requests).map((request) => [
      request,
      async () => {
        throw new HandlerMissingError({ request: request as HandledRequestName })
      },
    ]),
  ) as unknown as FrameHandlers
  return {
    ...missing,
    SYNC_DAPP_DATA: silent,
    SYNC_THEME: silent,
    SIGN_OUT: silent,
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({ smartAccountEnabledNetworks: [] }),
    ...handlers,
  }
}

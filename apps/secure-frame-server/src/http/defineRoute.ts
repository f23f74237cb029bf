import { createDefineRoute, type DefineRoute, type RateClass } from '@latchkey/service'
import type { FrameContext } from '../context/FrameContext.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { catalogues } from '../messages/catalogues.ts'
import { chooseCatalogue } from '../messages/chooseCatalogue.ts'
import type { ActiveSession } from '../sessions/sessions.ts'

/**
 * The caller of a route: a top-level page without a key, or a device with its key and, while it is
 * signed in, a session.
 */
export type Caller =
  | { readonly kind: 'page' }
  | {
      readonly kind: 'device'
      readonly thumbprint: string
      readonly active: ActiveSession | undefined
    }

/** Type parameters of the frame server for the shared route functions. */
export type FrameService = {
  readonly context: FrameContext
  readonly session: Caller
  readonly rate: RateClass
}

const define = createDefineRoute<FrameService>()

/**
 * Defines the route that implements an endpoint of the frame API. Mails use the language of the
 * request.
 */
export const defineRoute: DefineRoute<FrameService> = (endpoint, { handle, ...policy }) =>
  define(endpoint, {
    ...policy,
    handle: (call) => {
      const messages = chooseCatalogue(catalogues, call.request.headers['accept-language'])
      return handle({ ...call, context: { ...call.context, messages } })
    },
  })

/**
 * Returns the key thumbprint of the calling device. Only for routes with access `device` or
 * `session`.
 */
export function toThumbprint(caller: Caller): string {
  if (caller.kind === 'device') return caller.thumbprint
  throw new FrameRefusal('invalid_proof')
}

/** Returns the caller's session. Only for routes with access `session`. */
export function toActive(caller: Caller): ActiveSession {
  if (caller.kind === 'device' && caller.active) return caller.active
  throw new FrameRefusal('not_signed_in')
}

/** Returns the caller's user and device ids. Only for routes with access `session`. */
export function toHolder(caller: Caller) {
  const { userId, deviceId } = toActive(caller).row
  return { userId, deviceId }
}

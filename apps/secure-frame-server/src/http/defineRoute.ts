import { createDefineRoute, type DefineRoute, type RateClass } from '@latchkey/service'
import type { FrameContext } from '../context/FrameContext.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { catalogues } from '../messages/catalogues.ts'
import { chooseCatalogue } from '../messages/chooseCatalogue.ts'
import type { ActiveSession } from '../sessions/sessions.ts'

/**
 * Caller of a route. A page has no key. A device has a key, and a session while it is signed in.
 */
export type Caller =
  | { readonly kind: 'page' }
  | {
      readonly kind: 'device'
      readonly thumbprint: string
      readonly active: ActiveSession | undefined
    }

/** Type parameters of this server for the shared route functions. */
export type FrameService = {
  readonly context: FrameContext
  readonly session: Caller
  readonly rate: RateClass
}

const define = createDefineRoute<FrameService>()

/**
 * Defines the route of an endpoint of the frame's contract. Mails use the language of the request.
 */
export const defineRoute: DefineRoute<FrameService> = (endpoint, { handle, ...policy }) =>
  define(endpoint, {
    ...policy,
    handle: (call) => {
      const messages = chooseCatalogue(catalogues, call.request.headers['accept-language'])
      return handle({ ...call, context: { ...call.context, messages } })
    },
  })

/** Returns the key thumbprint of a `device` or `session` call. */
export function toThumbprint(caller: Caller): string {
  if (caller.kind === 'device') return caller.thumbprint
  throw new FrameRefusal('invalid_proof')
}

/** Returns the session of a `session` call. */
export function toActive(caller: Caller): ActiveSession {
  if (caller.kind === 'device' && caller.active) return caller.active
  throw new FrameRefusal('not_signed_in')
}

/** Returns user and device of a `session` call. */
export function toHolder(caller: Caller) {
  const { userId, deviceId } = toActive(caller).row
  return { userId, deviceId }
}

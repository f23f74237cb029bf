import { createDefineRoute, type DefineRoute, type RateClass } from '@latchkey/service'
import type { FrameContext } from '../context/FrameContext.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { catalogues } from '../messages/catalogues.ts'
import { chooseCatalogue } from '../messages/chooseCatalogue.ts'
import type { ActiveSession } from '../sessions/sessions.ts'

/** Who calls. A page has no key; a device has one, and a session where it is signed in. */
export type Caller =
  | { readonly kind: 'page' }
  | {
      readonly kind: 'device'
      readonly thumbprint: string
      readonly active: ActiveSession | undefined
    }

/** This server, for what the routes of all servers share. */
export type FrameService = {
  readonly context: FrameContext
  readonly session: Caller
  readonly rate: RateClass
}

const define = createDefineRoute<FrameService>()

/** Serves an endpoint of the frame's contract. Mails that a call causes are in the language of its request. */
export const defineRoute: DefineRoute<FrameService> = (endpoint, { handle, ...policy }) =>
  define(endpoint, {
    ...policy,
    handle: (call) => {
      const messages = chooseCatalogue(catalogues, call.request.headers['accept-language'])
      return handle({ ...call, context: { ...call.context, messages } })
    },
  })

/** The key of a `device` or `session` call. */
export function toThumbprint(caller: Caller): string {
  if (caller.kind === 'device') return caller.thumbprint
  throw new FrameRefusal('invalid_proof')
}

/** The session of a `session` call. */
export function toActive(caller: Caller): ActiveSession {
  if (caller.kind === 'device' && caller.active) return caller.active
  throw new FrameRefusal('not_signed_in')
}

/** User and device of a `session` call. */
export function toHolder(caller: Caller) {
  const { userId, deviceId } = toActive(caller).row
  return { userId, deviceId }
}

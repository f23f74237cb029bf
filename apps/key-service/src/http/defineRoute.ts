import { createDefineRoute, type RateClass } from '@latchkey/service'
import type { KeyContext } from './KeyContext.ts'

/** This service, for what the routes of all servers share. One caller is known: the frame's server. */
export type KeyService = {
  readonly context: KeyContext
  readonly session: 'frame-server'
  readonly rate: RateClass
}

/** Serves an endpoint of the key service's contract. */
export const defineRoute = createDefineRoute<KeyService>()

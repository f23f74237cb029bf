import { getSmartSessions, revokeSmartSession } from '@latchkey/blockchain-api'
import { unsupportedChain } from '../http/ApiError.ts'
import type { Route } from '../http/Route.ts'

/** Calls of the wire that this server has no source for. */
const endpoints = [getSmartSessions, revokeSmartSession]

/** Answers them as unsupported, whatever the network (wire-blockchain-api §1.3). */
export const unserved: readonly Route[] = endpoints.map(({ method, path }) => ({
  method,
  paths: [path],
  async answer() {
    throw unsupportedChain('this call is served for no network')
  },
}))

import { createHmac } from 'node:crypto'
import type { CodeSecrets } from '@latchkey/service/oauth'

export type FlowSecrets = CodeSecrets & {
  /**
   * Token of the session that the login or link flow creates. It is derived from the flow, so that
   * a response posted twice gets the same cookie.
   */
  readonly sessionToken: string
}

/**
 * Derives the secrets of a login or link flow (256 bits each) from the browser's cookie and the
 * flow's id. The browser does not know the id, and the database does not contain the cookie. The
 * secrets therefore need no encryption at rest (decision 0033).
 */
export function toFlowSecrets(flowToken: string, id: string): FlowSecrets {
  const derive = (name: string) =>
    createHmac('sha256', flowToken).update(`latchkey/link/v1|${name}|${id}`).digest('base64url')
  return {
    verifier: derive('verifier'),
    nonce: derive('nonce'),
    sessionToken: derive('session'),
  }
}

import { createHmac } from 'node:crypto'
import type { CodeSecrets } from '@latchkey/service/oauth'

export type FlowSecrets = CodeSecrets & {
  /**
   * Cookie of the session that the flow creates. The same answer posted twice gets the same cookie.
   */
  readonly sessionToken: string
}

/**
 * Derives the secrets of a flow, 256 bits each, from the browser's cookie and the flow's id, which
 * only the server knows. Neither the database nor the browser alone can derive them, so nothing
 * needs encryption at rest (decision 0033).
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

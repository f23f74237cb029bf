import { createHmac } from 'node:crypto'
import type { CodeSecrets } from '@latchkey/service/oauth'

export type FlowSecrets = CodeSecrets & {
  /** Cookie of the session that the flow ends with: the same answer posted twice gets the same one. */
  readonly sessionToken: string
}

/**
 * Derives the secrets of a flow, 256 bits each, from the cookie of its browser and its id, which only the server knows:
 * neither the database alone nor the browser alone has them, and there is nothing to encrypt at rest (decision 0033).
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

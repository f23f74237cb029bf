import { isTransportFailure } from '@latchkey/core'
import { NodeError } from '../errors.ts'

/**
 * Sends signed bytes. After a lost answer it sends the same bytes once more. A node that already
 * knows them has accepted them (S-131).
 *
 * @throws {NodeError} The node rejected the bytes.
 */
export async function sendSigned(send: () => Promise<unknown>): Promise<void> {
  try {
    await send().catch((error: unknown) => {
      if (!isTransportFailure(error)) throw error
      return send()
    })
  } catch (error) {
    if (!isKnownAlready(error)) throw error
  }
}

/**
 * Returns whether a node already knows the bytes. Nodes and bundlers use different messages without
 * a common code.
 */
function isKnownAlready(error: unknown): boolean {
  return error instanceof NodeError && /already (known|imported)|known already/i.test(error.message)
}

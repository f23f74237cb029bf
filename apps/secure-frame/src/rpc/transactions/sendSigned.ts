import { isTransportFailure } from '@latchkey/core'
import { NodeError } from '../errors.ts'

/**
 * Sends a signed transaction. If the answer is lost, sends the same bytes once more. A node that
 * reports them as known has accepted them (S-131).
 *
 * @throws {NodeError} The node rejected the transaction.
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
 * Returns whether an error means that the node already has the transaction. Nodes and bundlers have
 * no common code for it, only different messages.
 */
function isKnownAlready(error: unknown): boolean {
  return error instanceof NodeError && /already (known|imported)|known already/i.test(error.message)
}

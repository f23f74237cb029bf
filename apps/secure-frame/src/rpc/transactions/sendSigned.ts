import { isTransportFailure } from '@latchkey/core'
import { NodeError } from '../errors.ts'

/**
 * Hands over what is signed. The same bytes may be sent again, so a lost answer is asked for once more; who knows
 * them already has them (S-131).
 *
 * @throws {NodeError} It was not taken.
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

/** Nodes and bundlers each have words of their own for it, and no number. */
function isKnownAlready(error: unknown): boolean {
  return error instanceof NodeError && /already (known|imported)|known already/i.test(error.message)
}

import { anySignal } from '@latchkey/core'
import { listWalletChanges } from '@latchkey/frame-api/endpoints'
import type { WaitingChange } from '../approvals/PromptBoard.ts'
import type { FrameClient } from '../client/FrameClient.ts'

/** Milliseconds that a prompt waits for the server's answer about scheduled wallet changes. */
const limitMs = 2_000

/**
 * Reads the scheduled change of the user's wallets that takes effect first (S-36). Returns
 * `undefined` if no change is scheduled.
 *
 * @throws {HttpError} The server did not answer in time, or answered with an error.
 */
export async function readChanging(
  client: FrameClient,
  asking: AbortSignal,
): Promise<WaitingChange | undefined> {
  const signal = anySignal(asking, AbortSignal.timeout(limitMs))
  const { changes } = await client.call(listWalletChanges, {}, { signal })
  const waiting = changes.filter(({ state }) => state === 'waiting')
  return waiting.sort((one, two) => one.takesEffectAt.localeCompare(two.takesEffectAt))[0]
}

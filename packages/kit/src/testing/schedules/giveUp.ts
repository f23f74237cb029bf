import type { OpenRequest } from '../../outbox/defineOpenRequests.ts'

/**
 * Gives up a request and removes it, as a user who presses both buttons of its row: one press gives
 * up a request that the wallet has not answered, a second one removes it.
 */
export async function giveUp<kit>(
  kit: kit,
  request: OpenRequest,
  forget: (kit: kit, request: OpenRequest) => Promise<void>,
): Promise<void> {
  await forget(kit, request)
  await forget(kit, request)
}

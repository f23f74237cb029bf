import { RequestTimedOutError, ServiceUnreachableError } from '@latchkey/core'
import type { Client } from '../client/Client.ts'
import { relayDeadlineMs } from '../client/limits.ts'
import { withDeadline } from '../client/withDeadline.ts'
import { toText } from '../errors/toWalletError.ts'

/**
 * Runs a request that needs the relay.
 *
 * @throws {ServiceUnreachableError} The relay is unreachable for 15 s, or refuses this app. `cause`
 * has the relay's message.
 */
export async function reachRelay<value>(
  { core }: Client,
  { ask, host }: { readonly ask: () => Promise<value>; readonly host: string },
): Promise<value> {
  let onError = (_: unknown) => {}
  const refused = new Promise<never>((_, reject) => {
    onError = reject
  })
  core.relayer.on('relayer_error', onError)
  try {
    const limit = { what: 'The relay', deadlineMs: relayDeadlineMs }
    return await withDeadline(Promise.race([ask(), refused]), limit)
  } catch (cause) {
    if (cause instanceof RequestTimedOutError) throw new ServiceUnreachableError({ host, cause })
    throw new ServiceUnreachableError({ host, hint: `${host}: ${toText(cause)}`, cause })
  } finally {
    core.relayer.off('relayer_error', onError)
  }
}

import { parseCaipNetworkId } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getWallet } from '../state/getWallet.ts'
import type { OpenRequest } from './defineOpenRequests.ts'
import type { Doubt } from './Retry.ts'

/** Time in ms after which a position counts as unreadable. The user waits for the wallet meanwhile. */
const deadlineMs = 5_000

/**
 * Reads the position of a request's account. With `since`, the answer is `since` itself if the
 * account has sent nothing since then.
 *
 * @returns `undefined` if the position cannot be read in time.
 */
export async function readPosition(
  kit: Kit,
  { from, caipNetworkId }: Pick<OpenRequest, 'from' | 'caipNetworkId'>,
  since?: string,
): Promise<string | undefined> {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const read = getWallet(kit, { namespace })?.features.send?.readPosition
  if (!read) return undefined
  const leaving = new AbortController()
  let cancel = () => {}
  const late = new Promise<undefined>((resolve) => {
    cancel = kit.ports.setTimer(() => resolve(undefined), deadlineMs)
  })
  try {
    const reading = read({ caipNetworkId, from, since }, { signal: leaving.signal })
    return await Promise.race([reading, late])
  } catch {
    return undefined // The caller reports an unreadable position to the user.
  } finally {
    cancel()
    leaving.abort()
  }
}

/** Reads whether requests with an unknown outcome may have been carried out (K-WORLD-02c). */
export async function readDoubts(
  kit: Kit,
  requests: readonly OpenRequest[],
): Promise<readonly Doubt[]> {
  const doubts = requests.map(async (request) => {
    const { id, position: before } = request
    if (before === undefined) return [{ id }]
    const position = await readPosition(kit, request, before)
    return position === before ? [] : [{ id, position }]
  })
  return (await Promise.all(doubts)).flat()
}

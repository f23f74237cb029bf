import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { SendPendingError } from './errors.ts'
import { getSendStore, readOwnRequests } from './getSendStore.ts'
import { isAnswer } from './isAnswer.ts'
import { type SendRequest, sendRequests } from './SendRequest.ts'
import type { SentRequest } from './sentGroups.ts'

export type SendTokenReturnType = {
  /** Hash, signature or transaction id. */
  readonly hash: string
}

/** What is under way or done on this page, by id. */
const getSendings = createSlot(() => new Map<string, Promise<SendTokenReturnType>>())

/** Shows what is noted now. */
export function showRequests(kit: Kit): void {
  getSendStore(kit).setState({ requests: readOwnRequests(kit) })
}

/** Runs what is asked under an id, once on this page. What failed may be tried again; what was sent may not. */
export function sendOnce(
  kit: Kit,
  id: string,
  run: () => Promise<SendTokenReturnType>,
): Promise<SendTokenReturnType> {
  const sendings = getSendings(kit)
  const known = sendings.get(id)
  if (known) return known
  const sending = run()
  sendings.set(id, sending)
  sending.catch(() => sendings.delete(id))
  return sending
}

/** Gets what is under way, or was sent, under an id. */
export function getSending(
  kit: Pick<Kit, 'slots'>,
  id: string,
): Promise<SendTokenReturnType> | undefined {
  return getSendings(kit).get(id)
}

/** Says whether this page still waits for the wallet's answer to a request, or has had it. */
export function isAsking(kit: Pick<Kit, 'slots'>, id: string): boolean {
  return getSendings(kit).has(id)
}

/**
 * Notes a request, asks the wallet, and notes the hash. The wallet is asked once, whatever happens to the page that asked: its
 * answer counts wherever the person is then.
 *
 * @throws {SendPendingError} An earlier request of the account has no answer yet, or this one was made before.
 */
export async function askNoted(
  kit: Kit,
  asked: SendRequest,
  run: (onAsk: () => void) => Promise<string>,
): Promise<SentRequest> {
  let reached = false
  const open = await sendRequests.begin(kit, asked)
  showRequests(kit)
  if (open) throw new SendPendingError({ id: open.id })
  try {
    const hash = await run(() => {
      reached = true
    })
    const sent = { ...asked, state: 'sent', hash } as const
    sendRequests.store(kit, sent)
    showRequests(kit)
    return sent
  } catch (error) {
    // The wallet may have sent it, and its answer was lost: then it stays noted.
    if (!reached || isAnswer(error)) sendRequests.drop(kit, asked)
    showRequests(kit)
    throw error
  }
}

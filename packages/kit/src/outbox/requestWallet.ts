import { BaseError, MaybeSentError, parseCaipNetworkId, readWalletText } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import type { OpenRequest } from './defineOpenRequests.ts'
import { isNotSent } from './isNotSent.ts'
import { MayRepeatError } from './MayRepeatError.ts'
import { type Outbox, showRequests } from './Outbox.ts'
import type { Doubt, Retry } from './Retry.ts'
import { readDoubts, readPosition } from './readPosition.ts'

/** A request for which the wallet has returned a hash. */
export type Sent<request extends OpenRequest> = request & { readonly hash: string }

export type RequestWalletParameters<request extends OpenRequest> = {
  /** The request to store before the wallet is prompted. */
  readonly asked: request
  /** Facts about earlier requests with an unknown outcome that the user accepted. */
  readonly retry?: Retry | undefined
  /**
   * Prompts the wallet and returns the hash. Calls `onAsk` as soon as the wallet may have received
   * the request.
   */
  readonly run: (onAsk: () => void) => Promise<string>
}

/**
 * Returns a request with the position of its account, unless the position cannot be read.
 *
 * @throws {MayRepeatError} An earlier request may have been carried out, and the user has not
 * confirmed its present position.
 */
async function toPlaced<request extends OpenRequest>(
  kit: Kit,
  asked: request,
  { earlier, confirmed = [] }: Pick<Retry, 'confirmed'> & { readonly earlier: readonly request[] },
): Promise<request> {
  const position = await readPosition(kit, asked)
  const doubts = await readDoubts(kit, earlier)
  const isConfirmed = ({ id, position }: Doubt) =>
    confirmed.some((seen) => seen.id === id && seen.position === position)
  if (!doubts.every(isConfirmed)) throw new MayRepeatError({ doubts })
  return { ...asked, position }
}

/**
 * Stores a request with the position of its account, prompts the wallet, and stores the hash that
 * the wallet returns. The answer counts even if the user has left the page. After an error the
 * request stays stored, unless the error proves that nothing was sent.
 *
 * @throws The error of `createPendingError`, if an earlier request of the account has no answer
 * yet, or a request with this id is stored already.
 * @throws {MayRepeatError} An earlier request may have been carried out. The wallet was not
 * prompted.
 * @throws {MaybeSentError} The transaction may have been sent. The request stays stored as
 * `unknown`, with the wallet's reason.
 */
export async function requestWallet<request extends OpenRequest>(
  kit: Kit,
  outbox: Outbox<request>,
  { asked, retry: { despite, confirmed } = {}, run }: RequestWalletParameters<request>,
): Promise<Sent<request>> {
  const { records } = outbox
  const begun = await records.begin(kit, asked, outbox.isHarmless?.(asked) ? 'all' : despite)
  showRequests(kit, outbox)
  if (begun.open) throw outbox.createPendingError(begun.open)
  const { earlier } = begun
  const replaced = earlier.find(({ id }) => id === asked.id)
  let reached = false
  let placed = asked
  try {
    placed = await toPlaced(kit, asked, { earlier, confirmed })
    await records.change(kit, asked, placed)
    const hash = await run(() => {
      reached = true
    })
    const sent = { ...asked, state: 'sent' as const, hash }
    await records.change(kit, asked, sent)
    return sent
  } catch (error) {
    const isOver = !reached || isNotSent(error)
    await records.change(kit, asked, isOver ? replaced : { ...placed, ...toUnknown(error) })
    throw isOver ? error : toMaybeSent(kit, asked, error)
  } finally {
    showRequests(kit, outbox)
  }
}

function toUnknown(error: unknown): Pick<OpenRequest, 'state' | 'walletText'> {
  const walletText = readWalletText(error)
  return { state: 'unknown', ...(walletText !== undefined && { walletText }) }
}

function toMaybeSent(kit: Kit, { caipNetworkId }: OpenRequest, error: unknown): Error {
  if (error instanceof BaseError && error.code === 'maybe_sent') return error
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const connectorId = getActiveConnection(kit, { namespace })?.connector.id ?? namespace
  return new MaybeSentError({ connectorId, cause: error })
}

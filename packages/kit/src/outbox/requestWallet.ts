import { BaseError, MaybeSentError, parseCaipNetworkId, readWalletText } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import type { OpenRequest } from './defineOpenRequests.ts'
import { isNotSent } from './isNotSent.ts'
import { type Outbox, showRequests } from './Outbox.ts'

/** A request for which the wallet has returned a hash. */
export type Sent<request extends OpenRequest> = request & { readonly hash: string }

export type RequestWalletParameters<request extends OpenRequest> = {
  /** The request to store before the wallet is prompted. */
  readonly asked: request
  /** Ids of stored requests with an unknown outcome of which the user was warned. */
  readonly despite?: readonly string[] | undefined
  /**
   * Prompts the wallet and returns the hash. Calls `onAsk` as soon as the wallet may have received
   * the request.
   */
  readonly run: (onAsk: () => void) => Promise<string>
}

/**
 * Stores a request, prompts the wallet, and stores the hash that the wallet returns. The answer
 * counts even if the user has left the page. After an error the request stays stored, unless the
 * error proves that nothing was sent.
 *
 * @throws The error of `createPendingError`, if an earlier request of the account has no answer
 * yet, or a request with this id is stored already.
 * @throws {MaybeSentError} The transaction may have been sent. The request stays stored as
 * `unknown`, with the wallet's reason.
 */
export async function requestWallet<request extends OpenRequest>(
  kit: Kit,
  outbox: Outbox<request>,
  { asked, despite, run }: RequestWalletParameters<request>,
): Promise<Sent<request>> {
  let reached = false
  const open = await outbox.records.begin(kit, asked, despite)
  showRequests(kit, outbox)
  if (open) throw outbox.createPendingError(open)
  try {
    const hash = await run(() => {
      reached = true
    })
    const sent = { ...asked, state: 'sent' as const, hash }
    outbox.records.store(kit, sent)
    showRequests(kit, outbox)
    return sent
  } catch (error) {
    const isOver = !reached || isNotSent(error)
    if (isOver) outbox.records.drop(kit, asked)
    else outbox.records.store(kit, { ...asked, ...toUnknown(error) })
    showRequests(kit, outbox)
    throw isOver ? error : toMaybeSent(kit, asked, error)
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

import { isUserRejection } from '@latchkey/core'
import type { ApprovalKind } from '@latchkey/modal'
import { getQueryCache } from '../../api/getQueryCache.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import {
  isApproving,
  leaveApproval,
  showApproval,
  updateApproval,
} from '../../guide/approvalPages.ts'
import { getScreens, type PendingScreen } from '../../guide/getScreens.ts'
import { openAccount } from '../../guide/loginPages.ts'
import type { Kit } from '../../kit/Kit.ts'
import { startTimer } from '../../kit/startTimer.ts'
import { getActiveConnection } from '../../state/getActiveConnection.ts'
import { getActiveNetwork } from '../../state/getActiveNetwork.ts'
import { showToast } from '../../state/showToast.ts'
import { RequestAbortedError, RequestNotAllowedError } from '../errors.ts'
import { getLogin } from '../getLogin.ts'

/** Text of kit-behaviour §5.2. */
const notAllowedToast = {
  message: 'Action not allowed',
  variant: 'error',
  text: { key: 'toast.notAllowed' },
} as const
/** The toast comes once the modal has opened. wire-secure-frame §6. */
const notAllowedToastMs = 300

/** The next one that waits may be of another kind. */
function showNextKind(kit: Kit): void {
  const [kind] = getLogin(kit).approvals.values()
  if (kind) updateApproval(kit, kind)
}

/** What was spent shows at once where a balance is on screen (K-APPROVE-07). */
function refreshBalance(kit: Kit): void {
  const connection = getActiveConnection(kit)
  const address = connection?.accounts[0]?.address
  if (!address) return
  const { namespace } = connection
  const caipNetworkId = getActiveNetwork(kit, { namespace })?.caipNetworkId
  const queryKey = queryKeys.nativeBalance({ address, caipNetworkId })
  // A cache nobody has made has nothing to refresh. What fails shows as a balance that could not be read.
  getQueryCache(kit)
    .client?.invalidateQueries({ queryKey })
    .catch(() => undefined)
}

function settle(kit: Kit, request: AbortController, outcome: keyof PendingScreen): void {
  const login = getLogin(kit)
  // Ended by leaving the page: there is nothing to leave any more.
  if (!login.approvals.delete(request)) return
  if (outcome === 'onSuccess') refreshBalance(kit)
  // The next one is on the same page.
  if (login.approvals.size > 0) {
    showNextKind(kit)
    return
  }
  login.store.setState({ approving: false })
  leaveApproval(kit, outcome)
}

type ConfirmParameters<result> = {
  /** What the title says. */
  readonly kind: ApprovalKind
  readonly run: (signal: AbortSignal) => Promise<result>
}

/**
 * Runs a request the person answers in the frame: shows the frame while it waits, leaves its page afterwards. Leaving
 * the page, or closing the modal, ends it (K-APPROVE-01, K-APPROVE-02).
 *
 * @throws {RequestAbortedError} The person left.
 */
export async function confirm<result>(
  kit: Kit,
  { kind, run }: ConfirmParameters<result>,
  signal: AbortSignal | undefined,
): Promise<result> {
  const login = getLogin(kit)
  const request = new AbortController()
  const forward = () => request.abort(signal?.reason)
  signal?.throwIfAborted()
  signal?.addEventListener('abort', forward)
  login.approvals.set(request, kind)
  login.store.setState({ approving: true })
  try {
    showApproval(kit, kind)
    const result = await run(request.signal)
    settle(kit, request, 'onSuccess')
    return result
  } catch (error) {
    settle(kit, request, isUserRejection(error) ? 'onCancel' : 'onError')
    throw error
  } finally {
    signal?.removeEventListener('abort', forward)
  }
}

function abortApprovals(kit: Kit): void {
  const login = getLogin(kit)
  const open = [...login.approvals.keys()]
  login.approvals.clear()
  login.store.setState({ approving: false })
  for (const request of open) request.abort(new RequestAbortedError())
}

/** Ends what waits in the frame as soon as its page is left: nobody can answer it any more (S-56). */
export function watchModal(kit: Kit): () => void {
  return kit.modal.subscribe((state, before) => {
    const isClosed = before.open && !state.open
    const isLeft = isApproving(before) && !isApproving(state)
    const login = getLogin(kit)
    if ((isClosed || isLeft) && login.approvals.size > 0) {
      abortApprovals(kit)
      getScreens(kit).pop()?.onCancel?.()
    }
    if (isClosed) getScreens(kit).length = 0
  })
}

/**
 * Says no to a method that is on no list: shows the modal, then a toast, and ends what waits (K-AUTH-16). Nothing is
 * sent.
 */
export function refuseMethod(kit: Kit, method: string): never {
  openAccount(kit)
  startTimer(kit, { purpose: 'notAllowed', delayMs: notAllowedToastMs }, () =>
    showToast(kit, notAllowedToast),
  )
  abortApprovals(kit)
  throw new RequestNotAllowedError({ method })
}

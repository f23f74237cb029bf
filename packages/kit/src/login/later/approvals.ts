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

/**
 * Toast for an RPC method that the secure frame must not receive. The text is specified in
 * kit-behaviour §5.2.
 */
const notAllowedToast = {
  message: 'Action not allowed',
  variant: 'error',
  text: { key: 'toast.notAllowed' },
} as const
/**
 * Delay in ms of the toast for a method that is not allowed, so that the modal opens first. Source:
 * wire-secure-frame §6.
 */
const notAllowedToastMs = 300

/**
 * Updates the title of the approval page for the next waiting request, which may be of another
 * kind.
 */
function showNextKind(kit: Kit): void {
  const [kind] = getLogin(kit).approvals.values()
  if (kind) updateApproval(kit, kind)
}

/** Refreshes a visible balance after a request that may have spent it (K-APPROVE-07). */
function refreshBalance(kit: Kit): void {
  const connection = getActiveConnection(kit)
  const address = connection?.accounts[0]?.address
  if (!address) return
  const { namespace } = connection
  const caipNetworkId = getActiveNetwork(kit, { namespace })?.caipNetworkId
  const queryKey = queryKeys.nativeBalance({ address, caipNetworkId })
  // Without a query client, no balance is visible. A failed refresh is shown with the balance
  // itself.
  getQueryCache(kit)
    .client?.invalidateQueries({ queryKey })
    .catch(() => undefined)
}

function settle(kit: Kit, request: AbortController, outcome: keyof PendingScreen): void {
  const login = getLogin(kit)
  // If the request is no longer listed, the user has left the approval page, so there is no page to
  // close.
  if (!login.approvals.delete(request)) return
  if (outcome === 'onSuccess') refreshBalance(kit)
  // The approval page stays open and shows the next request.
  if (login.approvals.size > 0) {
    showNextKind(kit)
    return
  }
  login.store.setState({ approving: false })
  leaveApproval(kit, outcome)
}

type ConfirmParameters<result> = {
  /** Kind of the request, which determines the title of the approval page. */
  readonly kind: ApprovalKind
  readonly run: (signal: AbortSignal) => Promise<result>
}

/**
 * Runs a request that the user approves in the secure frame. The frame is visible while the request
 * waits, and its page closes afterwards. Leaving the page or closing the modal aborts the request
 * (K-APPROVE-01, K-APPROVE-02).
 *
 * @throws {RequestAbortedError} The user left the page.
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

/**
 * Aborts all waiting requests when the user leaves their page, because they can no longer be
 * approved (S-56).
 */
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
 * Rejects a method that is on neither list of allowed methods (K-AUTH-16). Opens the modal, shows a
 * toast and aborts all waiting requests. The request is not sent.
 */
export function refuseMethod(kit: Kit, method: string): never {
  openAccount(kit)
  startTimer(kit, { purpose: 'notAllowed', delayMs: notAllowedToastMs }, () =>
    showToast(kit, notAllowedToast),
  )
  abortApprovals(kit)
  throw new RequestNotAllowedError({ method })
}

import { anySignal, BaseError } from '@latchkey/core'
import type { RecoveryStatus } from '../keys/createRecoveryStatus.ts'
import { messages } from '../messages/messages.ts'
import type { SigningRequest } from '../requests/SigningRequest.ts'
import type { Approvals, ConfirmOptions } from './Approvals.ts'
import { decodeRequest } from './decodeRequest.ts'
import { PromptShownError } from './errors/PromptShownError.ts'
import { UserRefusedError } from './errors/UserRefusedError.ts'
import { type Inline, isInline } from './isInline.ts'
import { isOutgoing } from './isOutgoing.ts'
import type {
  Prompt,
  PromptBoard,
  PromptState,
  RecoveryNeed,
  WaitingChange,
} from './PromptBoard.ts'
import { prepareApproval } from './prepareApproval.ts'
import { toPassed } from './toPassed.ts'

export type CreateApprovalsOptions = {
  /**
   * Returns whether the user has written down the wallet's recovery code. Until then every prompt
   * shows a warning (S-24).
   */
  readonly isBackedUp: () => boolean
  /**
   * Returns whether the operator can recover the wallet. If so, every prompt says it (S-26).
   * Default: only the owner can.
   */
  readonly isEscrowed?: () => boolean
  /**
   * Returns whether the browser granted persistent storage. If not, prompts warn until the wallet
   * has a backup (S-33). Default: granted.
   */
  readonly isKept?: () => boolean
  /** Requests that the user may decide inside the host's page (S-54). Default: messages. */
  readonly inline?: Inline
  /**
   * The wallet's recovery methods. A prompt asks the user to set one up before value leaves the
   * wallet (S-35). Default: prompts never ask.
   */
  readonly recovery?: RecoveryStatus
  /** Reads the wallet change that takes effect next (S-36). Default: no change is scheduled. */
  readonly readChanging?: (signal: AbortSignal) => Promise<WaitingChange | undefined>
  /**
   * Zones in which names can be registered. A registration in another zone is shown as text (S-53).
   * Default: none.
   */
  readonly nameZones?: readonly string[]
  /** Returns Unix time in milliseconds. */
  readonly now?: () => number
  /**
   * Time limit for reading facts from the chain, in ms. After that the prompt appears without them.
   */
  readonly readLimitMs?: number
  readonly prepare?: typeof prepareApproval
}

export type WaitingLine = {
  /** Sets the number of further requests in the queue. The screen displays it. */
  readonly setWaiting: (count: number) => void
}

type Entry = {
  readonly id: number
  readonly request: SigningRequest
  readonly signal: AbortSignal
  readonly settle: (error?: unknown) => void
}

/**
 * Creates the approvals of one document. The prompt board shows one prompt at a time.
 * `createConfirmations` queues further requests and reports their number. Every request needs the
 * user's decision: approvals are neither remembered nor automatic (S-50).
 */
export function createApprovals(
  options: CreateApprovalsOptions,
): Approvals & PromptBoard & WaitingLine {
  const { isBackedUp, isEscrowed = () => false, inline = 'messages', recovery } = options
  const { readChanging = async () => undefined } = options
  const {
    isKept = () => true,
    nameZones,
    now = () => Date.now(),
    readLimitMs = 8_000,
    prepare = prepareApproval,
  } = options
  const listeners = new Set<() => void>()
  let current: Entry | undefined
  let state: PromptState = {}
  let waiting = 0
  let lastId = 0

  function setState(prompt?: Prompt): void {
    state = prompt ? { prompt, waiting } : {}
    for (const listener of [...listeners]) listener()
  }

  async function confirm(request: SigningRequest, { signal }: ConfirmOptions): Promise<void> {
    signal.throwIfAborted()
    if (current) throw new PromptShownError()
    refuseEarly(request)
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      const onAbort = () => leave(id, signal.reason)
      signal.addEventListener('abort', onAbort, { once: true })
      const settle = (error?: unknown) => {
        signal.removeEventListener('abort', onAbort)
        if (error === undefined) resolve()
        else reject(error)
      }
      void show({ id, request, signal, settle })
    })
  }

  /**
   * Applies the rules that need no network, so that a forbidden request never reaches the user
   * (S-52, S-53).
   */
  function refuseEarly(request: SigningRequest): void {
    try {
      decodeRequest(request, { now: now(), nameZones })
    } catch (error) {
      setState(toRefused(request, error))
      throw error
    }
  }

  async function show(entry: Entry): Promise<void> {
    const { id, request } = entry
    const { origin } = request
    const needsRecovery = isOutgoing(request) && recovery?.isMissing() === true
    const common = {
      id,
      origin,
      backedUp: isBackedUp(),
      deletable: !isKept(),
      escrowed: isEscrowed(),
      // A passkey can only be created in a separate window, even if the operator allows inline
      // decisions.
      inline: isInline(request, inline) && !needsRecovery,
    }
    const put = (prompt: Prompt) => {
      if (current?.id === id) setState(prompt)
    }
    current = entry
    put({ ...common, status: 'loading' })
    const signal = anySignal(entry.signal, AbortSignal.timeout(readLimitMs))
    try {
      const [approval, need, changing] = await Promise.all([
        prepare(request, { now: now(), nameZones, signal }),
        needsRecovery ? readNeed() : undefined,
        // Reads the scheduled change for display only. A failure of the server is ignored, because
        // it must not block the decision.
        readChanging(signal).catch(() => undefined),
      ])
      const found = { ...(need && { wayBack: need }), ...(changing && { changing }) }
      put({ ...common, status: 'ready', approval, ...found })
    } catch (error) {
      leave(id, error)
    }
  }

  /**
   * Returns how the prompt asks for a recovery method. If the stored postponement cannot be read,
   * returns `offer`.
   */
  async function readNeed(): Promise<RecoveryNeed> {
    const isPostponed = await recovery?.isPostponed().catch(() => false)
    return isPostponed ? 'require' : 'offer'
  }

  function leave(id: number, error?: unknown): void {
    if (current?.id !== id) return
    const { settle } = current
    current = undefined
    setState()
    settle(error)
  }

  return {
    confirm,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    approve(id) {
      const { prompt } = state
      if (prompt?.id !== id || prompt.status !== 'ready' || prompt.approval.blocked) return
      if (prompt.wayBack !== undefined) return
      leave(id)
    },
    reject: (id) => leave(id, new UserRefusedError()),
    passRecovery(id, how) {
      const { prompt } = state
      const passed = prompt?.id === id ? toPassed(prompt, how) : undefined
      if (!passed) return
      // If the postponement cannot be stored, the user may postpone once more. The failure must not
      // block a payment.
      if (how === 'later') recovery?.postpone().catch(() => undefined)
      setState(passed)
    },
    rejectAll() {
      if (current) leave(current.id, new UserRefusedError())
    },
    dismiss() {
      if (state.prompt?.status === 'refused') setState()
    },
    setWaiting(count) {
      waiting = count
      if (state.prompt) setState(state.prompt)
    },
  }
}

function toRefused(request: SigningRequest, error: unknown): Prompt {
  const refused = error instanceof BaseError && error.code === 'request_refused'
  const reason = refused ? error.message : messages.approval.requestCouldNotBe
  return { id: 0, status: 'refused', origin: request.origin, backedUp: true, reason }
}

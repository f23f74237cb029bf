import { BaseError } from '@latchkey/core'
import type { WayBack } from '../keys/createWayBack.ts'
import { messages } from '../messages/messages.ts'
import type { SigningRequest } from '../requests/SigningRequest.ts'
import type { Approvals, ConfirmOptions } from './Approvals.ts'
import { decodeRequest } from './decodeRequest.ts'
import { PromptShownError } from './errors/PromptShownError.ts'
import { UserRefusedError } from './errors/UserRefusedError.ts'
import { type Inline, isInline } from './isInline.ts'
import { isOutgoing } from './isOutgoing.ts'
import type { Prompt, PromptBoard, PromptState, WaitingChange, WayBackNeed } from './PromptBoard.ts'
import { prepareApproval } from './prepareApproval.ts'
import { toPassed } from './toPassed.ts'

export type CreateApprovalsOptions = {
  /** Tells whether the wallet's recovery code was written down; until then every prompt says so (S-24). */
  readonly isBackedUp: () => boolean
  /** Tells whether the operator can recover the wallet; then every prompt says so (S-26). Default: nobody but its owner. */
  readonly isEscrowed?: () => boolean
  /** Tells whether the browser keeps the wallet's storage; a refusal is said until there is a backup (S-33). Default: it does. */
  readonly isKept?: () => boolean
  /** What may be decided in the host's page (S-54). Default: messages. */
  readonly inline?: Inline
  /** What brings the wallet back; asked for before value leaves it (S-35). Default: nothing is asked for. */
  readonly wayBack?: WayBack
  /** Reads the change of the wallet that is next to take effect (S-36). Default: nothing waits. */
  readonly readChanging?: (signal: AbortSignal) => Promise<WaitingChange | undefined>
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** How long the chain may take to answer before the prompt is shown without. */
  readonly readLimitMs?: number
  readonly prepare?: typeof prepareApproval
}

export type WaitingLine = {
  /** So many requests wait behind the one that is shown; the screen says it. */
  readonly setWaiting: (count: number) => void
}

type Entry = {
  readonly id: number
  readonly request: SigningRequest
  readonly signal: AbortSignal
  readonly settle: (error?: unknown) => void
}

/**
 * Makes what asks the person in one document. One prompt is shown; the line behind it is that of the requests
 * (`createConfirmations`), which tells how long it is. There is no way past a person: nothing is remembered, nothing is
 * approved by itself (S-50).
 */
export function createApprovals(
  options: CreateApprovalsOptions,
): Approvals & PromptBoard & WaitingLine {
  const { isBackedUp, isEscrowed = () => false, inline = 'messages', wayBack } = options
  const { readChanging = async () => undefined } = options
  const {
    isKept = () => true,
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

  /** By rule alone, without a network: then nobody is asked (S-52, S-53). */
  function refuseEarly(request: SigningRequest): void {
    try {
      decodeRequest(request, { now: now() })
    } catch (error) {
      setState(toRefused(request, error))
      throw error
    }
  }

  async function show(entry: Entry): Promise<void> {
    const { id, request } = entry
    const { origin } = request
    const asksWayBack = isOutgoing(request) && wayBack?.isMissing() === true
    const common = {
      id,
      origin,
      backedUp: isBackedUp(),
      deletable: !isKept(),
      escrowed: isEscrowed(),
      // A passkey is made in a window, whatever the operator chose.
      inline: isInline(request, inline) && !asksWayBack,
    }
    const put = (prompt: Prompt) => {
      if (current?.id === id) setState(prompt)
    }
    current = entry
    put({ ...common, status: 'loading' })
    const signal = AbortSignal.any([entry.signal, AbortSignal.timeout(readLimitMs)])
    try {
      const [approval, need, changing] = await Promise.all([
        prepare(request, { now: now(), signal }),
        asksWayBack ? readNeed() : undefined,
        // A server that does not answer keeps nobody from deciding.
        readChanging(signal).catch(() => undefined),
      ])
      const found = { ...(need && { wayBack: need }), ...(changing && { changing }) }
      put({ ...common, status: 'ready', approval, ...found })
    } catch (error) {
      leave(id, error)
    }
  }

  /** Where it cannot be read, nothing was put off. */
  async function readNeed(): Promise<WayBackNeed> {
    const wasPutOff = await wayBack?.wasPutOff().catch(() => false)
    return wasPutOff ? 'require' : 'offer'
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
    passWayBack(id, how) {
      const { prompt } = state
      const passed = prompt?.id === id ? toPassed(prompt, how) : undefined
      if (!passed) return
      // Not noted, it may be put off once more: no reason to stop a payment.
      if (how === 'later') wayBack?.putOff().catch(() => undefined)
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

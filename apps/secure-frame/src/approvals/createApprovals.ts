import { BaseError } from '@latchkey/core'
import type { Approvals, ConfirmOptions } from './Approvals.ts'
import { decodeRequest } from './decodeRequest.ts'
import { PromptShownError } from './errors/PromptShownError.ts'
import { UserRefusedError } from './errors/UserRefusedError.ts'
import { type Inline, isInline } from './isInline.ts'
import type { Prompt, PromptBoard, PromptState } from './PromptBoard.ts'
import { prepareApproval } from './prepareApproval.ts'
import type { SigningRequest } from './SigningRequest.ts'

export type CreateApprovalsOptions = {
  /** Tells whether the wallet's recovery code was written down; until then every prompt says so (S-24). */
  readonly isBackedUp: () => boolean
  /** Tells whether the operator can recover the wallet; then every prompt says so (S-26). Default: nobody but its owner. */
  readonly isEscrowed?: () => boolean
  /** What may be decided in the host's page (S-54). Default: messages. */
  readonly inline?: Inline
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
  const { isBackedUp, isEscrowed = () => false, inline = 'messages' } = options
  const { now = () => Date.now(), readLimitMs = 8_000, prepare = prepareApproval } = options
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
    const common = {
      id,
      origin,
      backedUp: isBackedUp(),
      escrowed: isEscrowed(),
      inline: isInline(request, inline),
    }
    const put = (prompt: Prompt) => {
      if (current?.id === id) setState(prompt)
    }
    current = entry
    put({ ...common, status: 'loading' })
    const signal = AbortSignal.any([entry.signal, AbortSignal.timeout(readLimitMs)])
    try {
      const approval = await prepare(request, { now: now(), signal })
      put({ ...common, status: 'ready', approval })
    } catch (error) {
      leave(id, error)
    }
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
      leave(id)
    },
    reject: (id) => leave(id, new UserRefusedError()),
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
  const reason = refused ? error.message : 'The request could not be read.'
  return { id: 0, status: 'refused', origin: request.origin, backedUp: true, reason }
}

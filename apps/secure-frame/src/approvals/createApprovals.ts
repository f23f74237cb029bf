import { BaseError } from '@latchkey/core'
import type { Approvals, ConfirmOptions } from './Approvals.ts'
import { decodeRequest } from './decodeRequest.ts'
import { TooManyPromptsError } from './errors/TooManyPromptsError.ts'
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

/** Prompts that may wait behind the one that is shown (S-07). */
const mostWaiting = 8

type Entry = {
  readonly id: number
  readonly request: SigningRequest
  readonly signal: AbortSignal
  readonly settle: (error?: unknown) => void
}

/**
 * Makes the queue of prompts of one document. One is shown, up to eight wait. There is no way past a person: nothing
 * is remembered, nothing is approved by itself (S-50).
 */
export function createApprovals(options: CreateApprovalsOptions): Approvals & PromptBoard {
  const { isBackedUp, isEscrowed = () => false, inline = 'messages' } = options
  const { now = () => Date.now(), readLimitMs = 8_000, prepare = prepareApproval } = options
  const listeners = new Set<() => void>()
  const queue: Entry[] = []
  let state: PromptState = {}
  let lastId = 0

  function setState(next: PromptState): void {
    state = next
    for (const listener of [...listeners]) listener()
  }

  async function confirm(request: SigningRequest, { signal }: ConfirmOptions): Promise<void> {
    signal.throwIfAborted()
    if (queue.length > mostWaiting) throw new TooManyPromptsError()
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
      queue.push({ id, request, signal, settle })
      if (queue.length === 1) void show()
      else setState({ ...state, waiting: queue.length - 1 })
    })
  }

  /** By rule alone, without a network: then it never takes a place in the queue (S-52, S-53). */
  function refuseEarly(request: SigningRequest): void {
    try {
      decodeRequest(request, { now: now() })
    } catch (error) {
      if (queue.length === 0) setState({ prompt: toRefused(request, error) })
      throw error
    }
  }

  async function show(): Promise<void> {
    const [entry] = queue
    if (!entry) {
      setState({})
      return
    }
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
      if (queue[0]?.id === id) setState({ prompt, waiting: queue.length - 1 })
    }
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
    const index = queue.findIndex((entry) => entry.id === id)
    const [entry] = index < 0 ? [] : queue.splice(index, 1)
    if (!entry) return
    entry.settle(error)
    if (index === 0) void show()
    else setState({ ...state, waiting: queue.length - 1 })
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
      for (const { id } of queue.toReversed()) leave(id, new UserRefusedError())
    },
    dismiss() {
      if (state.prompt?.status === 'refused') setState({})
    },
  }
}

function toRefused(request: SigningRequest, error: unknown): Prompt {
  const refused = error instanceof BaseError && error.code === 'request_refused'
  const reason = refused ? error.message : 'The request could not be read.'
  return { id: 0, status: 'refused', origin: request.origin, backedUp: true, reason }
}

import type { Choice, HistoryEntry, Outcome, PendingRequest, Prompt } from '../wire/wire.ts'
import { performers } from './methods/index.ts'
import type { Perform, WalletContext } from './WalletContext.ts'
import { type WalletInstance, withPending, withSettled } from './WalletInstance.ts'
import { rejected, toRpcFailure } from './WalletRpcError.ts'

export type Approvals = {
  /** Adds a pending request of a wallet. */
  readonly add: (instance: string, request: PendingRequest) => void
  /**
   * Answers a pending request of a wallet. Returns `undefined` if the request has ended or another
   * answer is in progress.
   */
  readonly answer: (id: string, choice: Choice) => Promise<Outcome | undefined>
  /**
   * Drops a pending request of a wallet, because its window or page has been closed or a newer
   * request replaces it.
   */
  readonly drop: (id: string) => void
  readonly find: (
    id: string,
  ) => { readonly instance: WalletInstance; readonly request: PendingRequest } | undefined
  /** Calls `onEnd` when the wallet's request is answered or dropped. */
  readonly watch: (id: string, onEnd: () => void) => () => void
  /**
   * Records that a wallet request was answered without a prompt, so that an approval window that
   * was already opened for it closes.
   */
  readonly skip: (id: string) => void
  /**
   * Waits until the wallet request with this id is added or skipped, at most until the deadline in
   * Unix milliseconds.
   */
  readonly arrival: (id: string, deadlineMs: number) => Promise<void>
  /** Waits for a pending request that matches. Returns `undefined` after the deadline. */
  readonly waitFor: (
    matches: (request: PendingRequest, instance: WalletInstance) => boolean,
    deadlineMs: number,
  ) => Promise<PendingRequest | undefined>
  /**
   * Returns the outcomes of a page's recent requests. The page reads them after an interruption of
   * its event stream.
   */
  readonly getOutcomes: (tab: string) => readonly (readonly [string, Outcome])[]
}

const SKIPPED_LIMIT = 100

type Waiter = (request: PendingRequest, instance: WalletInstance) => void

const OUTCOME_LIMIT = 100

async function perform(
  context: WalletContext,
  request: PendingRequest & { readonly instance: string },
  choice: Choice,
): Promise<{ readonly outcome: Outcome; readonly detail?: string }> {
  try {
    context.store.update(request.instance, (current) => ({ ...current, locked: false }))
    // The table has one function for each kind of request. The compiler cannot relate kind and
    // function.
    const run = performers[request.prompt.kind] as Perform<Prompt['kind']>
    const { result, detail } = await run(context, request, { prompt: request.prompt, choice })
    return detail === undefined ? { outcome: { result } } : { outcome: { result }, detail }
  } catch (error) {
    return { outcome: { error: toRpcFailure(error) } }
  }
}

const refusal = { error: toRpcFailure(rejected()) }

/** Creates the store of the wallets' pending requests. Each request ends exactly once. */
export function createApprovals(context: WalletContext): Approvals {
  const running = new Set<string>()
  const watchers = new Map<string, Set<() => void>>()
  const waiters = new Set<Waiter>()
  const arrivals = new Map<string, Set<() => void>>()
  const skipped = new Set<string>()
  const outcomes = new Map<string, { readonly tab: string; readonly outcome: Outcome }>()

  const find: Approvals['find'] = (id) => {
    for (const instance of context.store.list()) {
      const request = instance.pending.find((pending) => pending.id === id)
      if (request) return { instance, request }
    }
    return undefined
  }

  const finish = (
    instance: string,
    request: PendingRequest,
    ended: { outcome: Outcome; how: HistoryEntry['outcome']; detail?: string | undefined },
  ) => {
    const { id, origin, tab } = request
    const entry: HistoryEntry = {
      id,
      origin,
      at: Date.now(),
      kind: request.prompt.kind,
      outcome: ended.how,
      ...(ended.detail === undefined ? {} : { detail: ended.detail }),
    }
    context.store.update(instance, (current) => withSettled(current, entry))
    outcomes.set(id, { tab, outcome: ended.outcome })
    for (const old of [...outcomes.keys()].slice(0, -OUTCOME_LIMIT)) outcomes.delete(old)
    context.hub.publish(
      (page) => page.tab === tab,
      () => ({ type: 'settled', id, outcome: ended.outcome }),
    )
    for (const onEnd of watchers.get(id) ?? []) onEnd()
    watchers.delete(id)
  }

  return {
    find,
    add: (instance, request) => {
      const current = context.store.update(instance, (before) => withPending(before, request))
      for (const waiter of waiters) waiter(request, current)
      for (const arrived of arrivals.get(request.id) ?? []) arrived()
    },
    skip: (id) => {
      skipped.add(id)
      for (const old of [...skipped].slice(0, -SKIPPED_LIMIT)) skipped.delete(old)
      for (const arrived of arrivals.get(id) ?? []) arrived()
    },
    arrival: (id, deadlineMs) => {
      if (find(id) || skipped.has(id) || outcomes.has(id)) return Promise.resolve()
      return new Promise((resolve) => {
        const end = () => {
          callOff()
          set.delete(end)
          if (set.size === 0) arrivals.delete(id)
          resolve()
        }
        const callOff = context.schedule(deadlineMs, end)
        const set = arrivals.get(id) ?? new Set()
        arrivals.set(id, set.add(end))
      })
    },
    answer: async (id, choice) => {
      const found = find(id)
      if (!found || running.has(id)) return undefined
      const { instance, request } = found
      if (!choice.approve) {
        finish(instance.id, request, { outcome: refusal, how: 'rejected' })
        return refusal
      }
      running.add(id)
      const { outcome, detail } = await perform(
        context,
        { ...request, instance: instance.id },
        choice,
      )
      running.delete(id)
      finish(instance.id, request, {
        outcome,
        how: 'error' in outcome ? 'failed' : 'approved',
        detail,
      })
      return outcome
    },
    drop: (id) => {
      const found = find(id)
      if (!found || running.has(id)) return
      finish(found.instance.id, found.request, { outcome: refusal, how: 'dropped' })
    },
    watch: (id, onEnd) => {
      const set = watchers.get(id) ?? new Set()
      watchers.set(id, set.add(onEnd))
      return () => set.delete(onEnd)
    },
    waitFor: (matches, deadlineMs) => {
      for (const instance of context.store.list()) {
        const waiting = instance.pending.find((request) => matches(request, instance))
        if (waiting) return Promise.resolve(waiting)
      }
      return new Promise((resolve) => {
        const end = (request?: PendingRequest) => {
          waiters.delete(waiter)
          callOff()
          resolve(request)
        }
        const waiter: Waiter = (request, instance) => {
          if (matches(request, instance)) end(request)
        }
        const callOff = context.schedule(deadlineMs, () => end())
        waiters.add(waiter)
      })
    },
    getOutcomes: (tab) =>
      [...outcomes]
        .filter(([, ended]) => ended.tab === tab)
        .map(([id, { outcome }]) => [id, outcome]),
  }
}

import { randomUuid } from '@latchkey/core'
import { NotSignedInError, type ReportText, RequestRefusedError } from '@latchkey/product-api'
import { createReport } from '@latchkey/product-api/endpoints'
import { onlineManager } from '@tanstack/react-query'
import type { ProductClient } from '../product/createProductClient.ts'
import type { BrowserStorage } from '../storage/createBrowserStorage.ts'
import { type UnsentReport, unsentReports } from './storedReports.ts'

const none: readonly UnsentReport[] = []

export type ReportOutcome = 'sent' | 'waiting' | 'unsaved' | 'refused'

/**
 * Queue of bug reports that the server has not confirmed. The browser stores them and sends them as
 * soon as possible. The server counts each report once, even if it receives it twice.
 */
export type ReportOutbox = {
  readonly get: () => readonly UnsentReport[]
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Stores a bug report, then tries to send all pending reports. Returns the outcome for the new
   * report. `unsaved`: it waits, but the browser could not store it, so a reload loses it.
   *
   * @param userId - Id of the player, or of the session while the player is unknown.
   */
  readonly add: (userId: string, text: ReportText) => Promise<ReportOutcome>
  /** Tries to send all stored bug reports of the signed-in player. Never throws. */
  readonly flush: () => Promise<void>
  /** Removes a stored bug report by its idempotency key. */
  readonly drop: (key: string) => void
  /**
   * Sends the stored bug reports now and after each reconnect. Returns a function that stops this.
   */
  readonly start: () => () => void
}

export type CreateReportOutboxParameters = {
  readonly storage: BrowserStorage
  readonly product: ProductClient
}

/**
 * Creates the queue of unsent bug reports. Tabs share the stored reports. If two tabs send the same
 * report, the server counts it once (S-94).
 */
export function createReportOutbox({
  storage,
  product,
}: CreateReportOutboxParameters): ReportOutbox {
  const { api, queries, queryClient } = product
  const listeners = new Set<() => void>()
  let list = storage.read(unsentReports) ?? none
  let last = Promise.resolve()

  const change = (edit: (list: readonly UnsentReport[]) => readonly UnsentReport[]) => {
    list = edit(storage.read(unsentReports) ?? none)
    if (list.length > 0) storage.write(unsentReports, list)
    else storage.remove(unsentReports.key)
    for (const listener of listeners) listener()
  }
  const drop = (key: string) => change((all) => all.filter((entry) => entry.key !== key))
  const refuse = ({ key }: UnsentReport, { shortMessage }: RequestRefusedError) =>
    change((all) =>
      all.map((entry) => (entry.key === key ? { ...entry, refusal: shortMessage } : entry)),
    )

  async function send(entry: UnsentReport): Promise<void> {
    try {
      await api.call(createReport, entry.text, { idempotencyKey: entry.key })
      drop(entry.key)
    } catch (error) {
      if (error instanceof RequestRefusedError && !(error instanceof NotSignedInError))
        refuse(entry, error)
      else throw error
    }
  }
  async function sendAll(): Promise<void> {
    if (!list.some(isWaiting) || !onlineManager.isOnline()) return
    try {
      const { user } = await queryClient.fetchQuery({ ...queries.me, retry: false })
      const sessionId = queryClient.getQueryData(queries.session.queryKey)?.session?.id
      const owners = [user.id, sessionId]
      for (const entry of list)
        if (isWaiting(entry) && owners.includes(entry.userId)) await send(entry)
    } catch {
      // The server did not respond, or the session is missing. The report stays stored until the
      // next flush.
    }
    await queryClient.invalidateQueries(queries.reports)
  }
  /** Flushes run one after another. A report added during a flush is sent by the next one. */
  const flush = () => {
    last = last.then(sendAll)
    return last
  }

  return {
    get: () => list,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async add(userId, text) {
      const key = randomUuid()
      change((all) => [...all, { key, userId, text }])
      await flush()
      const left = list.find((entry) => entry.key === key)
      if (!left) return 'sent'
      if (!isWaiting(left)) return 'refused'
      // Writes once more, because the draft of this report has made room since.
      if (!storage.isKept(unsentReports.key)) change((all) => all)
      return storage.isKept(unsentReports.key) ? 'waiting' : 'unsaved'
    },
    flush,
    drop,
    start() {
      void flush()
      return onlineManager.subscribe(() => void flush())
    },
  }
}

const isWaiting = ({ refusal }: UnsentReport) => refusal === undefined

import type { Message } from './Message.ts'
import { parseMessage } from './parseMessage.ts'

const MAX_MESSAGES = 500

export type MessageFilter = {
  /** Address of a recipient that the mail must have; absent for any recipient. */
  readonly to?: string | undefined
  /** Only mails with a greater id match; absent: all mails. */
  readonly after?: number | undefined
  /** Text that the mail's subject must contain. */
  readonly subject?: string | undefined
}

/** Faults of the sandbox's mail delivery, which tests set. */
export type MailFault = {
  /** Whether the mail server rejects all mails with "try again later". */
  readonly refuse: boolean
  /** Whether the mail server accepts mails without delivering them. */
  readonly lose: boolean
  /** Whether the mail server delivers each mail twice. */
  readonly duplicate: boolean
}

export type Mailbox = {
  readonly add: (raw: Uint8Array, to: readonly string[]) => Promise<void>
  /** Returns the received mails that match, newest first. */
  readonly list: (filter?: MessageFilter) => readonly Message[]
  /**
   * Returns the oldest received mail that matches. If none has arrived yet, waits for it. Returns
   * `undefined` when the signal aborts.
   */
  readonly wait: (filter: MessageFilter, signal: AbortSignal) => Promise<Message | undefined>
  /** Returns the HTML part of a received mail; `undefined` if the mail is unknown or has none. */
  readonly readHtml: (id: number) => string | undefined
  readonly clear: () => void
  readonly getFault: () => MailFault
  readonly setFault: (fault?: Partial<MailFault>) => void
}

const noFault: MailFault = { refuse: false, lose: false, duplicate: false }

const fits = (message: Message, { to, after = 0, subject = '' }: MessageFilter) =>
  message.id > after &&
  (to === undefined || message.to.includes(to.toLowerCase())) &&
  message.subject.includes(subject)

/**
 * Creates the mailbox that receives the mails for all addresses. Its mails survive restarts of the
 * mail server.
 */
export function createMailbox(now: () => number): Mailbox {
  let messages: readonly Message[] = []
  const htmlOf = new WeakMap<Message, string>()
  let lastId = 0
  let fault = noFault
  const listeners = new Set<() => void>()

  const list = (filter: MessageFilter = {}) => messages.filter((message) => fits(message, filter))

  return {
    list,
    async add(raw, to) {
      const { html, ...parsed } = await parseMessage(raw)
      if (fault.lose) return
      for (let copies = fault.duplicate ? 2 : 1; copies > 0; copies -= 1) {
        lastId += 1
        const receivedAt = new Date(now()).toISOString()
        const message = { id: lastId, receivedAt, to: to.map((x) => x.toLowerCase()), ...parsed }
        if (html !== undefined) htmlOf.set(message, html)
        messages = [message, ...messages].slice(0, MAX_MESSAGES)
      }
      for (const listener of [...listeners]) listener()
    },
    wait: (filter, signal) =>
      new Promise((resolve) => {
        const finish = (message: Message | undefined) => {
          listeners.delete(look)
          signal.removeEventListener('abort', stop)
          resolve(message)
        }
        const stop = () => finish(undefined)
        const look = () => {
          const found = list(filter).at(-1)
          if (found) finish(found)
        }
        listeners.add(look)
        signal.addEventListener('abort', stop)
        if (signal.aborted) stop()
        else look()
      }),
    readHtml(id) {
      const message = messages.find((known) => known.id === id)
      return message && htmlOf.get(message)
    },
    clear() {
      messages = []
    },
    getFault: () => fault,
    setFault(next = {}) {
      fault = { ...noFault, ...next }
    },
  }
}

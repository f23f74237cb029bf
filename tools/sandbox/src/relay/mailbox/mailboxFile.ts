import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import type { Mailbox } from './createMailbox.ts'
import { Message } from './Message.ts'

const Messages = z.array(Message)

/** Puts back what waited when the relay last stopped. A file that cannot be read counts as empty: senders try again. */
export function loadMailbox(file: string, mailbox: Mailbox): void {
  try {
    for (const message of Messages.parse(JSON.parse(readFileSync(file, 'utf8'))))
      mailbox.put(message)
  } catch {
    return
  }
}

/** Keeps what waits for the next start. */
export function saveMailbox(file: string, mailbox: Mailbox): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.draft`, JSON.stringify(mailbox.entries()), { mode: 0o600 })
  renameSync(`${file}.draft`, file)
}

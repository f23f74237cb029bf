import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { createMailbox, type Mailbox } from './createMailbox.ts'
import { Message } from './Message.ts'

/**
 * Schema of a line in the file of the relay's waiting messages: a message with its id, or only the
 * id of a message that was removed.
 */
const Line = z.strictObject({ id: z.number(), message: Message.optional() })
type Line = z.infer<typeof Line>

/** Number of obsolete lines after which the file of waiting messages is rewritten. */
const longestTail = 1_000

function parseLine(text: string): Line | undefined {
  try {
    return Line.parse(JSON.parse(text))
  } catch {
    return undefined // The last line may be incomplete after a crash, or written by another version.
  }
}

/**
 * Reads the messages that were waiting when the relay last exited. An unreadable file counts as an
 * empty one.
 */
function readMessages(file: string): readonly Message[] {
  const waiting = new Map<number, Message>()
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  for (const { id, message } of text.split('\n').flatMap((line) => parseLine(line) ?? [])) {
    if (message) waiting.set(id, message)
    else waiting.delete(id)
  }
  return [...waiting.values()]
}

/**
 * Creates the relay's store of waiting messages, which survives the process. `put` returns after
 * the message is written to the file, so a kill loses no message that the relay has acknowledged
 * (S-141).
 */
export function createKeptMailbox(file: string, now: () => number): Mailbox {
  const mailbox = createMailbox(now)
  const ids = new Map<Message, number>()
  let last = 0
  let tail = 0

  const toLine = (line: Line) => `${JSON.stringify(line)}\n`
  function rewrite(): void {
    const waiting = mailbox.entries()
    ids.clear()
    for (const message of waiting) ids.set(message, ++last)
    const lines = [...ids].map(([message, id]) => toLine({ id, message }))
    writeFileSync(`${file}.draft`, lines.join(''), { mode: 0o600 })
    renameSync(`${file}.draft`, file)
    tail = 0
  }

  for (const message of readMessages(file)) mailbox.put(message)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  rewrite()

  return {
    ...mailbox,
    put: (message) => {
      const kept = mailbox.put(message)
      if (kept !== message) return kept
      ids.set(message, ++last)
      appendFileSync(file, toLine({ id: last, message }))
      return kept
    },
    remove: (message) => {
      mailbox.remove(message)
      const id = ids.get(message)
      if (id === undefined) return
      ids.delete(message)
      appendFileSync(file, toLine({ id }))
      tail += 1
      if (tail > longestTail) rewrite()
    },
  }
}

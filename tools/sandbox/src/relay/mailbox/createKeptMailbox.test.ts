import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createKeptMailbox } from './createKeptMailbox.ts'
import type { Message } from './Message.ts'

const state = { folder: '', file: '' }
beforeEach(() => {
  state.folder = mkdtempSync(join(tmpdir(), 'latchkey-mailbox-'))
  state.file = join(state.folder, 'relay', 'mailbox.jsonl')
})
afterEach(() => rmSync(state.folder, { recursive: true }))

const toMessage = (message: string, changes: Partial<Message> = {}): Message => ({
  ...{ topic: 't', message, tag: 1, prompt: false, publisher: 'p', publishedAt: 0, expiresAt: 100 },
  ...changes,
})
/** Opens the file of the relay's waiting messages again, as a new process does. */
const reopen = (now = 0) => createKeptMailbox(state.file, () => now)
const list = (now = 0) =>
  reopen(now)
    .entries()
    .map(({ message }) => message)

test('S-141e: a message is in the file when `put` answers, readable by this user alone', () => {
  const mailbox = reopen()
  mailbox.put(toMessage('one'))
  expect(readFileSync(state.file, 'utf8')).toContain('one')
  expect(statSync(state.file).mode & 0o777).toBe(0o600)
  expect(list()).toEqual(['one'])
})

test('behavior: received or expired messages are not restored, and repetitions count once', () => {
  const mailbox = reopen()
  const taken = toMessage('taken')
  mailbox.put(taken)
  mailbox.put(toMessage('kept'))
  mailbox.put(toMessage('kept'))
  mailbox.put(toMessage('late', { expiresAt: 10 }))
  mailbox.remove(taken)
  expect(list()).toEqual(['kept', 'late'])
  expect(list(50)).toEqual(['kept'])
})

test('behavior: a line that was half written when the process ended takes no other with it', () => {
  reopen().put(toMessage('whole'))
  appendFileSync(state.file, '{"id":9,"mess')
  expect(list()).toEqual(['whole'])
})

test('behavior: a file of another kind counts as empty', () => {
  reopen()
  writeFileSync(state.file, '[{"topic":"old"}]')
  expect(list()).toEqual([])
})

test('behavior: the file shrinks after messages are removed', () => {
  const mailbox = reopen()
  for (let index = 0; index < 5_000; index += 1) {
    const message = toMessage(`m${index}`)
    mailbox.put(message)
    mailbox.remove(message)
  }
  expect(readFileSync(state.file, 'utf8').split('\n').length).toBeLessThan(2_100)
  mailbox.put(toMessage('last'))
  expect(list()).toEqual(['last'])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ConfirmQuestion, createConfirmPopup } from './createConfirmPopup.ts'

const question = (title: string): ConfirmQuestion => ({ title, message: 'Sure', yes: 'Do it' })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([true, false])('default: the answer %s is the result', async (yes) => {
  const confirm = createConfirmPopup()
  const asked = confirm.ask(question('One'))
  expect(confirm.store.getState()).toMatchObject({ open: true, question: { title: 'One' } })
  confirm.answer(yes)
  await expect(asked).resolves.toBe(yes)
})

test('behavior: the message clears 300 ms after closing', () => {
  const confirm = createConfirmPopup()
  confirm.ask(question('One'))
  confirm.answer(true)
  vi.advanceTimersByTime(299)
  expect(confirm.store.getState()).toEqual({ open: false, question: question('One') })
  vi.advanceTimersByTime(1)
  expect(confirm.store.getState()).toEqual({ open: false, question: undefined })
})

test('behavior: a second question queues and opens after the first has cleared', async () => {
  const confirm = createConfirmPopup()
  const first = confirm.ask(question('One'))
  const second = confirm.ask(question('Two'))
  expect(confirm.store.getState().question?.title).toBe('One')
  confirm.answer(true)
  await expect(first).resolves.toBe(true)
  expect(confirm.store.getState()).toMatchObject({ open: false, question: { title: 'One' } })
  vi.advanceTimersByTime(300)
  expect(confirm.store.getState()).toMatchObject({ open: true, question: { title: 'Two' } })
  confirm.answer(false)
  await expect(second).resolves.toBe(false)
})

test('behavior: a question asked while the last one fades out waits for it', () => {
  const confirm = createConfirmPopup()
  confirm.ask(question('One'))
  confirm.answer(false)
  vi.advanceTimersByTime(100)
  confirm.ask(question('Two'))
  expect(confirm.store.getState()).toMatchObject({ open: false, question: { title: 'One' } })
  vi.advanceTimersByTime(200)
  expect(confirm.store.getState()).toMatchObject({ open: true, question: { title: 'Two' } })
})

test('behavior: cancelling all answers open and waiting questions with no', async () => {
  const confirm = createConfirmPopup()
  const all = Promise.all([confirm.ask(question('One')), confirm.ask(question('Two'))])
  confirm.cancelAll()
  await expect(all).resolves.toEqual([false, false])
  vi.advanceTimersByTime(300)
  expect(confirm.store.getState()).toEqual({ open: false, question: undefined })
})

test('behavior: an answer without a question has no effect', () => {
  const confirm = createConfirmPopup()
  confirm.answer(true)
  confirm.cancelAll()
  expect(vi.getTimerCount()).toBe(0)
})

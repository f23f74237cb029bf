import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withRetries } from './withRetries.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const mail = { to: 'ann@example.test', subject: 'Code', text: '012345', html: '' }
const toError = (responseCode: number) => Object.assign(new Error('refused'), { responseCode })

/** Creates a mailer whose server answers with the given statuses, then accepts. */
function createMailer(...statuses: number[]) {
  const sent: number[] = []
  const lost: unknown[] = []
  const start = Date.now()
  const mailer = withRetries(
    {
      async send() {
        sent.push((Date.now() - start) / 1_000)
        const status = statuses.shift()
        if (status !== undefined) throw toError(status)
      },
      close: () => void sent.push(-1),
    },
    (error) => lost.push(error),
  )
  return { mailer, sent, lost }
}
const tenMinutes = () => vi.advanceTimersByTimeAsync(600_000)

test.each([451, 499, 400])(
  'behavior: a mail that is refused with %i is sent again',
  async (status) => {
    const { mailer, sent, lost } = createMailer(status, status)
    await mailer.send(mail)
    await tenMinutes()
    expect([sent, lost]).toEqual([[0, 30, 90], []])
  },
)

test('behavior: after seven and a half minutes the mail is lost and reported', async () => {
  const { mailer, sent, lost } = createMailer(454, 454, 454, 454, 454)
  await mailer.send(mail)
  await tenMinutes()
  expect(sent).toEqual([0, 30, 90, 210, 450])
  expect(lost).toEqual([toError(454)])
})

test('error: a final refusal rejects at the first try, and is reported at a later one', async () => {
  const first = createMailer(550)
  await expect(first.mailer.send(mail)).rejects.toThrow('refused')
  const later = createMailer(451, 550)
  await later.mailer.send(mail)
  await tenMinutes()
  expect([first.sent, later.sent, later.lost]).toEqual([[0], [0, 30], [toError(550)]])
})

test('behavior: nothing is sent after the mailer was closed', async () => {
  const { mailer, sent } = createMailer(451)
  await mailer.send(mail)
  mailer.close()
  await tenMinutes()
  expect(sent).toEqual([0, -1])
})

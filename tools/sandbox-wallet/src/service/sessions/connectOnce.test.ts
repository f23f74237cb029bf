import { expect, test } from 'vitest'
import { connectOnce } from './connectOnce.ts'

type Attempt = { readonly open: () => void; readonly fail: (reason: Error) => void }

function createRelayer() {
  const attempts: Attempt[] = []
  const relayer = {
    connected: false,
    connect: () =>
      new Promise<void>((open, fail) => {
        attempts.push({ open, fail })
      }),
  }
  connectOnce(relayer)
  return { relayer, attempts }
}

test('requests made without a line wait for one attempt', async () => {
  const { relayer, attempts } = createRelayer()
  const asked = [relayer.connect(), relayer.connect()]
  expect(attempts).toHaveLength(1)
  attempts[0]?.open()
  await Promise.all(asked)
})

test('an open connection is left unchanged', async () => {
  const { relayer, attempts } = createRelayer()
  relayer.connected = true
  await relayer.connect()
  expect(attempts).toHaveLength(0)
})

test('error: a failed attempt is followed by another', async () => {
  const { relayer, attempts } = createRelayer()
  const first = relayer.connect()
  attempts[0]?.fail(new Error('no line'))
  await expect(first).rejects.toThrow('no line')
  const second = relayer.connect()
  attempts[1]?.open()
  await second
  expect(attempts).toHaveLength(2)
})

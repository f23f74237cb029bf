import { listWalletChanges } from '@latchkey/frame-api/endpoints'
import { expect, test } from 'vitest'
import { createFakeFrameServer, fakeChange } from '../testing/createFakeFrameServer.ts'
import { readChanging } from './readChanging.ts'

const { signal } = new AbortController()
const later = '2030-01-17T10:00:00.000Z'

function create(changes: readonly object[]) {
  const { client, answer, signIn } = createFakeFrameServer()
  signIn()
  answer(listWalletChanges, () => ({ changes }))
  return client
}

test('S-36e: of several waiting changes the one that takes effect first is returned', async () => {
  const client = create([
    { ...fakeChange, kind: 'archive', state: 'waiting', takesEffectAt: later },
    { ...fakeChange, kind: 'code', state: 'waiting' },
    { ...fakeChange, kind: 'escrow', state: 'done', takesEffectAt: '2030-01-01T10:00:00.000Z' },
  ])
  expect(await readChanging(client, signal)).toMatchObject({ kind: 'code' })
})

test('S-36e: a finished change is not returned as waiting', async () => {
  expect(await readChanging(create([{ ...fakeChange, state: 'done' }]), signal)).toBeUndefined()
})

test('error: a failed request rejects', async () => {
  const { client, answer } = createFakeFrameServer()
  answer(listWalletChanges, () => Promise.reject(new TypeError('offline')))
  await expect(readChanging(client, signal)).rejects.toThrow('offline')
})

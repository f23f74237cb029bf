import { expect, test } from 'vitest'
import type { Approval } from '../model/Approval.ts'
import { mayApprove, type Press } from './mayApprove.ts'

const approval = { verified: true } as Approval
const press: Press = {
  prompt: { id: 1, origin: '', backedUp: true, inline: true, status: 'ready', approval },
  place: 'frame',
  guard: 'ready',
  read: true,
  understood: false,
  event: { isTrusted: true },
}
const withApproval = (change: Partial<Approval>): Press => ({
  ...press,
  prompt: {
    id: 1,
    origin: '',
    backedUp: true,
    inline: true,
    status: 'ready',
    approval: { ...approval, ...change },
  },
})

test('default', () => {
  expect(mayApprove(press)).toBe(true)
})

test.each<[string, Press]>([
  ['S-54e: an event that a script made', { ...press, event: { isTrusted: false } }],
  ['S-54c: not seen long enough', { ...press, guard: 'waiting' }],
  ['S-54d: something may cover it', { ...press, guard: 'blocked' }],
  ['S-54i: its end was never in view', { ...press, read: false }],
  ['S-52b: not verified and no second step', withApproval({ verified: false })],
  ['insufficient funds', withApproval({ blocked: 'Not enough ETH.' })],
  ['still loading', { ...press, prompt: { id: 1, origin: '', backedUp: true, status: 'loading' } }],
])('%s: no approval', (_, refused) => {
  expect(mayApprove(refused)).toBe(false)
})

test('S-52b: the second step allows an unverified request', () => {
  expect(mayApprove({ ...withApproval({ verified: false }), understood: true })).toBe(true)
})

test('S-54a: a transfer is approved in a window and not in the host’s page', () => {
  const { inline: _, ...prompt } = { inline: true, ...press.prompt }
  expect(mayApprove({ ...press, prompt })).toBe(false)
  expect(mayApprove({ ...press, prompt, place: 'window' })).toBe(true)
})

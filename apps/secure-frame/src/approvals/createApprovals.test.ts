import { expect, test, vi } from 'vitest'
import { signingMethods } from '../requests/SigningRequest.ts'
import { dailyAllowance } from './corpus/batches.ts'
import { now } from './corpus/messages.ts'
import { createApprovals } from './createApprovals.ts'
import { isInline } from './isInline.ts'
import type { Approval } from './model/Approval.ts'
import { account, createTestRequest, other } from './testing/createTestRequest.ts'

const message = (text: string, signer = account) =>
  createTestRequest({ method: 'personal_sign', params: [text, signer] })
const never = new AbortController().signal

function create(options: Partial<Parameters<typeof createApprovals>[0]> = {}) {
  return createApprovals({ isBackedUp: () => true, ...options })
}

/** Waits until the prompt is ready, after the pending microtasks have run. */
async function shown(approvals: ReturnType<typeof create>) {
  await expect.poll(() => approvals.getState().prompt?.status).toBe('ready')
  const { prompt } = approvals.getState()
  return prompt?.id ?? 0
}

const changing = { kind: 'code', takesEffectAt: '2030-01-16T10:00:00.000Z' } as const

test('S-50: only the user’s press approves, for each request anew', async () => {
  const approvals = create()
  const request = message('hello')
  const first = approvals.confirm(request, { signal: never })
  approvals.approve(await shown(approvals))
  await expect(first).resolves.toBeUndefined()

  const settled = vi.fn()
  void approvals.confirm(request, { signal: never }).then(settled)
  const id = await shown(approvals)
  expect(settled).not.toHaveBeenCalled()
  approvals.approve(id)
  await expect.poll(() => settled).toHaveBeenCalled()
  expect(approvals.getState().prompt).toBeUndefined()
})

test('S-56b: a rejection has the code of a user refusal', async () => {
  const approvals = create()
  const confirming = approvals.confirm(message('hello'), { signal: never })
  approvals.reject(await shown(approvals))
  await expect(confirming).rejects.toMatchObject({ code: 'user_refused' })
})

test('S-56b: a prompt can be rejected while the chain is still being read', async () => {
  const prepare = () => new Promise<Approval>(() => undefined)
  const approvals = create({ prepare })
  const confirming = approvals.confirm(message('hello'), { signal: never })
  const { prompt } = approvals.getState()
  expect(prompt?.status).toBe('loading')
  approvals.approve(prompt?.id ?? 0)
  approvals.reject(prompt?.id ?? 0)
  await expect(confirming).rejects.toMatchObject({ code: 'user_refused' })
})

test('S-09: aborting closes the prompt', async () => {
  const approvals = create()
  const control = new AbortController()
  const confirming = approvals.confirm(message('first'), { signal: control.signal })
  await shown(approvals)
  control.abort(new Error('Request was aborted'))
  await expect(confirming).rejects.toThrow('Request was aborted')
  expect(approvals.getState().prompt).toBeUndefined()
})

test('S-09: a request that was aborted before is never shown', async () => {
  const approvals = create()
  const signal = AbortSignal.abort(new Error('Request was aborted'))
  const confirming = approvals.confirm(message('late'), { signal })
  await expect(confirming).rejects.toThrow('Request was aborted')
  expect(approvals.getState().prompt).toBeUndefined()
})

test('S-139: the abort listener is removed after the decision', async () => {
  const approvals = create()
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  const confirming = approvals.confirm(message('hello'), { signal })
  approvals.approve(await shown(approvals))
  await confirming
  const [type, listener] = added.mock.calls[0] ?? []
  expect(removed).toHaveBeenCalledWith(type, listener)
})

test('S-35f: a recovery step that passes for another prompt leaves the shown prompt unchanged', async () => {
  const approvals = create()
  const confirming = approvals.confirm(message('hello'), { signal: never })
  const id = await shown(approvals)
  approvals.passRecovery(id + 1, 'made')
  expect(approvals.getState().prompt).toMatchObject({ id, status: 'ready' })
  approvals.approve(id)
  await confirming
})

test('S-07e: one prompt shows at a time, with the number of waiting requests', async () => {
  const approvals = create()
  const confirming = approvals.confirm(message('hello'), { signal: never })
  const id = await shown(approvals)
  approvals.setWaiting(2)
  expect(approvals.getState()).toMatchObject({ prompt: { id, status: 'ready' }, waiting: 2 })
  const second = approvals.confirm(message('x'), { signal: never })
  await expect(second).rejects.toMatchObject({ code: 'prompt_shown' })
  expect(approvals.getState().prompt?.id).toBe(id)
  approvals.rejectAll()
  await expect(confirming).rejects.toMatchObject({ code: 'user_refused' })
})

test('S-52f: a request that a rule refuses shows the reason and cannot be approved', async () => {
  const approvals = create()
  const confirming = approvals.confirm(message('hello', other), { signal: never })
  await expect(confirming).rejects.toMatchObject({ refusal: 'wrong_account' })
  expect(approvals.getState().prompt).toMatchObject({ status: 'refused' })
  approvals.approve(0)
  approvals.dismiss()
  expect(approvals.getState().prompt).toBeUndefined()
})

test('S-52f: an expired permission is refused with its reason before it can be approved', async () => {
  const approvals = create({ now: () => now })
  const params = dailyAllowance(BigInt(now / 1_000 - 3_600))
  const request = createTestRequest({ method: 'wallet_grantPermissions', params })
  const refused = { message: 'The permission has already expired.' }
  await expect(approvals.confirm(request, { signal: never })).rejects.toMatchObject(refused)
  const { prompt } = approvals.getState()
  expect(prompt).toMatchObject({ status: 'refused', reason: refused.message })
})

test('behavior: an approval for a hidden prompt is ignored', async () => {
  const approvals = create()
  const first = approvals.confirm(message('first'), { signal: never })
  const id = await shown(approvals)
  approvals.approve(id)
  await first
  const second = approvals.confirm(message('second'), { signal: never })
  approvals.approve(id)
  approvals.reject(await shown(approvals))
  await expect(second).rejects.toMatchObject({ code: 'user_refused' })
})

test('behavior: the prompt reports a wallet without a backup', async () => {
  const approvals = create({ isBackedUp: () => false })
  const confirming = approvals.confirm(message('hello'), { signal: never })
  const id = await shown(approvals)
  expect(approvals.getState().prompt?.backedUp).toBe(false)
  approvals.approve(id)
  await confirming
})

test('S-26: the prompt reports whether the operator can recover the wallet', async () => {
  for (const [options, escrowed] of [
    [{ isEscrowed: () => true }, true],
    [{}, false],
  ] as const) {
    const approvals = create(options)
    const confirming = approvals.confirm(message('hello'), { signal: never })
    const id = await shown(approvals)
    expect(approvals.getState().prompt?.escrowed).toBe(escrowed)
    approvals.approve(id)
    await confirming
  }
})

test('S-51: the request is deeply frozen, and the host’s later edits do not reach it', () => {
  const call = { to: other, value: '0x1' }
  const request = createTestRequest({ method: 'eth_sendTransaction', params: [call] })
  call.value = '0xffff'
  expect(JSON.stringify(request.params)).toBe(JSON.stringify([{ to: other, value: '0x1' }]))
  const frozen = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(frozen))
  expect(frozen(request.params)).toBe(true)
  expect(Object.isFrozen(request)).toBe(true)
})

test('S-54a: the host’s page decides messages; it decides transfers only with inline `all`', async () => {
  const inline = (choice: 'messages' | 'all') =>
    signingMethods.filter((method) => isInline({ method }, choice))
  expect(inline('messages')).toEqual(['personal_sign', 'solana_signMessage'])
  expect(inline('all')).toEqual(signingMethods)
  for (const choice of ['messages', 'all'] as const) {
    const approvals = create({ inline: choice })
    const params = dailyAllowance()
    const request = createTestRequest({ method: 'wallet_grantPermissions', params })
    const confirming = approvals.confirm(request, { signal: never })
    expect(approvals.getState().prompt?.inline).toBe(choice === 'all')
    approvals.rejectAll()
    await expect(confirming).rejects.toMatchObject({ code: 'user_refused' })
  }
})

test.each([
  ['what waits for the wallet', async () => changing, changing],
  ['nothing where nothing waits', async () => undefined, undefined],
  ['nothing where the server fails', () => Promise.reject(new TypeError('offline')), undefined],
])('S-36e: the prompt shows %s', async (_, readChanging, expected) => {
  const approvals = create({ readChanging })
  const confirming = approvals.confirm(message('hello'), { signal: never })
  const id = await shown(approvals)
  expect(approvals.getState().prompt?.changing).toEqual(expected)
  approvals.approve(id)
  await confirming
})

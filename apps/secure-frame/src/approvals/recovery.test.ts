import { expect, test, vi } from 'vitest'
import { signingMethods } from '../requests/SigningRequest.ts'
import { createCorpusChain } from './corpus/corpusChain.ts'
import { createApprovals } from './createApprovals.ts'
import { isOutgoing } from './isOutgoing.ts'
import { account, createTestRequest, other } from './testing/createTestRequest.ts'

const payment = () =>
  createTestRequest({
    method: 'eth_sendTransaction',
    params: [{ from: account, to: other, value: '0x1' }],
    reader: createCorpusChain(),
  })
const message = () => createTestRequest({ method: 'personal_sign', params: ['hi', account] })

/**
 * Creates approvals of a wallet with or without a recovery method. `unreadable`: the record of the
 * postponement cannot be read.
 */
function create(options: { readonly missing?: boolean; readonly unreadable?: boolean } = {}) {
  const { missing = true, unreadable = false } = options
  let postponements = 0
  const postpone = vi.fn(async () => {
    postponements += 1
  })
  const approvals = createApprovals({
    isBackedUp: () => !missing,
    inline: 'all',
    recovery: {
      isMissing: () => missing,
      postpone,
      async isPostponed() {
        if (unreadable) throw new Error('the database is closed')
        return postponements > 0
      },
    },
  })
  return { approvals, postpone }
}

async function ask(approvals: ReturnType<typeof create>['approvals'], request = payment()) {
  const confirming = approvals.confirm(request, { signal: new AbortController().signal })
  await expect.poll(() => approvals.getState().prompt?.status).toBe('ready')
  const { prompt } = approvals.getState()
  if (!prompt) return expect.unreachable('no prompt')
  return { confirming, prompt, id: prompt.id, read: () => approvals.getState().prompt }
}

test('S-35f, S-35g: the first payment may postpone the recovery method once; the second may not', async () => {
  const { approvals, postpone } = create()
  const first = await ask(approvals)
  expect(first.prompt.wayBack).toBe('offer')
  approvals.approve(first.id)
  expect(first.read()?.wayBack).toBe('offer')
  approvals.passRecovery(first.id, 'later')
  expect(postpone).toHaveBeenCalledOnce()
  expect(first.read()).toMatchObject({ status: 'ready', backedUp: false })
  expect(first.read()?.wayBack).toBeUndefined()
  approvals.approve(first.id)
  await first.confirming

  const second = await ask(approvals)
  expect(second.prompt.wayBack).toBe('require')
  approvals.passRecovery(second.id, 'later')
  approvals.approve(second.id)
  expect(second.read()?.wayBack).toBe('require')
  approvals.passRecovery(second.id, 'made')
  expect(second.read()).toMatchObject({ backedUp: true })
  approvals.approve(second.id)
  await second.confirming
  expect(postpone).toHaveBeenCalledOnce()
})

test('S-35f: a rejection needs no recovery method', async () => {
  const { approvals } = create()
  const { confirming, id } = await ask(approvals)
  approvals.reject(id)
  await expect(confirming).rejects.toMatchObject({ code: 'user_refused' })
})

test('S-35b: a payment without a recovery method is decided in a window, even with inline `all`', async () => {
  const asking = await ask(create().approvals)
  expect(asking.prompt.inline).toBe(false)
  const { prompt } = await ask(create({ missing: false }).approvals)
  expect([prompt.inline, prompt.wayBack]).toEqual([true, undefined])
})

test('S-35f: a message needs no recovery method', async () => {
  const { prompt } = await ask(create().approvals, message())
  expect([prompt.inline, prompt.wayBack]).toEqual([true, undefined])
})

test('S-35g: if the record of the postponement is unreadable, the user may postpone', async () => {
  const { prompt } = await ask(create({ unreadable: true }).approvals)
  expect(prompt.wayBack).toBe('offer')
})

test('S-35f: sending methods ask for a recovery method; message signatures do not', () => {
  expect(signingMethods.filter((method) => isOutgoing({ method }))).toEqual([
    'eth_sendTransaction',
    'wallet_sendCalls',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ])
})

test('S-35f: a recovery step that passes for a closed prompt changes nothing', async () => {
  const { approvals } = create()
  const { id, read } = await ask(approvals)
  approvals.passRecovery(id + 1, 'made')
  expect(read()?.wayBack).toBe('offer')
})

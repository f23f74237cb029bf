import { beforeEach, expect, test } from 'vitest'
import { walletChanges, wallets } from '../db/schema.ts'
import { sweep } from '../server/sweep.ts'
import type { TestDevice } from '../testing/createTestDevice.ts'
import { enrol, type TestWallet } from '../testing/createTestWallet.ts'
import { testHost } from '../testing/testConfig.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'

const at = useTestServer()
const ann = 'ann@example.test'
const day = 24 * 3_600_000
let owner: TestDevice
let thief: TestDevice
let wallet: TestWallet
let walletId: string
let record: string

async function signIn() {
  const device = await at.server.openDevice()
  await device.signIn(ann)
  at.server.clock.advance(31_000)
  return device
}

beforeEach(async () => {
  owner = await signIn()
  ;({ wallet, walletId, record } = await enrol(owner))
  thief = await signIn()
})

type Listed = { readonly id: string; readonly walletId: string; readonly state: string }
type Act = 'archive' | 'code' | 'restore'
const prove = (act: Act, device = owner) => wallet.proveOpened(device, walletId, act)
const archive = (device: TestDevice, proof?: object) =>
  device.post(`/api/wallet/${walletId}/archive`, { confirmations: 2, proof })
const upload = (device: TestDevice, text: string, proof?: object) =>
  device.post(`/api/wallet/${walletId}/recovery`, { record: text, proof })
const share = (device: TestDevice) =>
  device.post(`/api/wallet/${walletId}/share`, { purpose: 'use' })
const list = async (device = owner) =>
  (await device.get('/api/wallet-changes')).json().changes as Listed[]
const stop = (device: TestDevice, id: string) => device.post(`/api/wallet-changes/${id}/stop`)
const restore = async (id: string) =>
  owner.post(`/api/wallet-changes/${id}/restore`, { proof: await prove('restore') })
const undo = (token = at.server.mail.readToken(ann)) =>
  at.server.openPage().post('/api/wallet-undo', { token })
const activeId = async (device = owner) =>
  (await device.get('/api/session')).json().session?.wallet?.walletId
const recordNow = async () =>
  (await at.db.select().from(wallets)).find(({ id }) => id === walletId)?.record
const lastMail = () => at.server.mail.mails.at(-1)

test('S-36c, S-36d, S-36e: archiving without proof waits, is mailed, and any device stops it', async () => {
  const { change } = (await archive(thief)).json()
  expect(change).toMatchObject({ kind: 'archive', state: 'waiting', proven: false })
  expect(Date.parse(change.takesEffectAt)).toBe(at.server.clock.now() + day)
  expect(lastMail()).toMatchObject({ to: ann, subject: 'Someone asked to archive your wallet' })
  expect(lastMail()?.text).toContain(
    `Site: ${testHost}\nBrowser: Chromium on Linux\nIP address: 10.0.0.`,
  )
  expect(await list()).toEqual([change])
  expect((await share(owner)).statusCode).toBe(200)
  expect((await stop(owner, change.id)).statusCode).toBe(200)
  expect(codeOf(await stop(owner, change.id))).toBe('change_over')
  at.server.clock.advance(2 * day)
  expect(await activeId()).toBe(walletId)
  expect(await list()).toEqual([])
})

test('S-36d: the mailed link shows and stops the change once; reading it changes nothing', async () => {
  await archive(thief)
  const token = at.server.mail.readToken(ann)
  const page = at.server.openPage()
  const read = () => page.post('/api/wallet-undo/read', { token })
  expect((await read()).json().change).toMatchObject({ kind: 'archive', state: 'waiting' })
  expect((await read()).statusCode).toBe(200)
  expect((await page.get(`/api/wallet-undo/read?token=${token}`)).statusCode).toBe(404)
  expect((await undo(token)).json()).toEqual({ state: 'undone' })
  expect(codeOf(await undo(token))).toBe('link_over')
  expect(codeOf(await read())).toBe('link_over')
  expect(codeOf(await undo('A'.repeat(43)))).toBe('link_over')
  at.server.clock.advance(2 * day)
  expect(await activeId()).toBe(walletId)
})

test('S-36c, S-36e: of a stop and the time that comes one wins, and what has come is not stopped', async () => {
  const { change } = (await archive(thief)).json()
  at.server.clock.advance(day)
  expect(codeOf(await stop(owner, change.id))).toBe('change_over')
  expect(await activeId()).not.toBe(walletId)
})

test('S-36c, S-36g, S-27c: the owner’s proof restores a wallet over a thief’s replacement', async () => {
  await archive(thief)
  at.server.clock.advance(day)
  const theirs = await enrol(thief)
  expect(theirs.activated.statusCode).toBe(200)
  // The owner's device still gets its share. Without the share it could not prove that the wallet
  // is open.
  expect((await share(owner)).statusCode).toBe(200)
  const [put] = await list()
  expect(codeOf(await undo())).toBe('newer_wallet')
  const wrong = await theirs.wallet.proveOpened(owner, walletId, 'restore')
  const refused = await owner.post(`/api/wallet-changes/${put?.id}/restore`, { proof: wrong })
  expect(codeOf(refused)).toBe('invalid_wallet_proof')
  expect((await restore(put?.id ?? '')).statusCode).toBe(200)
  expect(await activeId()).toBe(walletId)
  expect(await recordNow()).toBe(record)
  // The attacker's wallet does not replace the older wallet.
  const [theirPut] = await list(thief)
  const proof = await theirs.wallet.proveOpened(thief, theirs.walletId, 'restore')
  const back = await thief.post(`/api/wallet-changes/${theirPut?.id}/restore`, { proof })
  expect(codeOf(back)).toBe('newer_wallet')
  expect(await activeId()).toBe(walletId)
})

test('S-36g: a thief’s wallet archived without proof is not restored over the older wallet', async () => {
  await archive(thief)
  at.server.clock.advance(day)
  const second = await enrol(thief)
  await thief.post('/api/sign-out')
  await thief.signIn(ann)
  const asked = await thief.post(`/api/wallet/${second.walletId}/archive`, { confirmations: 2 })
  expect(asked.json()).toMatchObject({ change: { state: 'waiting' } })
  at.server.clock.advance(day)
  await enrol(thief)
  const puts = await list()
  const idOf = (id: string) => puts.find((put) => put.walletId === id)?.id ?? ''
  expect((await restore(idOf(walletId))).statusCode).toBe(200)
  const proof = await second.wallet.proveOpened(thief, second.walletId, 'restore')
  const path = `/api/wallet-changes/${idOf(second.walletId)}/restore`
  expect(codeOf(await thief.post(path, { proof }))).toBe('newer_wallet')
  expect(await activeId()).toBe(walletId)
})

test('S-36a, S-36g: what an owner has left with proof does not come back over the new wallet', async () => {
  expect((await archive(owner, await prove('archive'))).json().change.state).toBe('done')
  expect(lastMail()?.subject).toBe('Your wallet was archived')
  const next = await enrol(owner)
  const [put] = await list()
  expect(codeOf(await restore(put?.id ?? ''))).toBe('newer_wallet')
  expect(codeOf(await undo())).toBe('newer_wallet')
  expect(await activeId()).toBe(next.walletId)
})

test('S-36a, S-36d, S-36g: an archived wallet without successor returns by link or by proof', async () => {
  await archive(owner, await prove('archive'))
  expect((await undo()).json()).toEqual({ state: 'undone' })
  expect(lastMail()?.subject).toBe('Your wallet is in use again')
  expect(await activeId()).toBe(walletId)
  await archive(owner, await prove('archive'))
  const [put] = await list()
  expect((await restore(put?.id ?? '')).statusCode).toBe(200)
  expect(await activeId()).toBe(walletId)
})

test('S-36c, S-36g: a record written by a thief waits a day, and the owner restores the old one', async () => {
  expect((await upload(thief, 'UlVCQklTSA')).json().change.state).toBe('waiting')
  expect(codeOf(await upload(thief, 'T1RIRVI'))).toBe('change_pending')
  expect((await upload(thief, 'UlVCQklTSA')).json().change.state).toBe('waiting')
  expect(await recordNow()).toBe(record)
  at.server.clock.advance(day)
  const [changed] = await list()
  expect(await recordNow()).toBe('UlVCQklTSA')
  expect((await restore(changed?.id ?? '')).statusCode).toBe(200)
  expect(await recordNow()).toBe(record)
  expect(codeOf(await restore(changed?.id ?? ''))).toBe('change_over')
})

test('S-36d: a link of rubbish long gone does not undo what the owner has done since', async () => {
  await upload(thief, 'UlVCQklTSA')
  const token = at.server.mail.readToken(ann)
  at.server.clock.advance(day)
  await activeId()
  await upload(owner, 'TkVX', await prove('code'))
  expect(codeOf(await undo(token))).toBe('link_over')
  expect(await recordNow()).toBe('TkVX')
})

test('S-36a: a change with proof overtakes one that waits without', async () => {
  await upload(thief, 'UlVCQklTSA')
  await upload(owner, 'TkVX', await prove('code'))
  at.server.clock.advance(2 * day)
  await list()
  expect(await recordNow()).toBe('TkVX')
})

test('S-36c, S-36d, S-36e: undoing the owner’s proven change by link waits for 24 hours', async () => {
  await upload(owner, 'TkVX', await prove('code'))
  expect(lastMail()?.subject).toBe('Your recovery code was changed')
  const undone = (await undo()).json()
  const takesEffectAt = new Date(at.server.clock.now() + day).toISOString()
  expect(undone).toEqual({ state: 'waiting', takesEffectAt })
  expect(await recordNow()).toBe('TkVX')
  const waiting = (await list()).find(({ state }) => state === 'waiting')
  expect((await stop(owner, waiting?.id ?? '')).statusCode).toBe(200)
  at.server.clock.advance(2 * day)
  await list()
  expect(await recordNow()).toBe('TkVX')
})

test('S-36f: what would wait unseen does not: no mail, no change; too many, none', async () => {
  at.server.mail.fail(true)
  expect(codeOf(await archive(thief))).toBe('mail_failed')
  expect(await at.db.select().from(walletChanges)).toEqual([])
  at.server.mail.fail(false)
  const codes = []
  for (let count = 0; count < 5; count += 1) {
    const answer = await archive(thief)
    codes.push(codeOf(answer))
    if (answer.statusCode === 200) await stop(owner, answer.json().change.id)
  }
  expect(codes.at(-1)).toBe('too_many_changes')
  at.server.mail.fail(true)
  expect((await archive(owner, await prove('archive'))).statusCode).toBe(200)
})

test('S-36e: another user cannot stop, restore or list a change', async () => {
  const { change } = (await archive(thief)).json()
  const bob = await at.server.openDevice()
  await bob.signIn('bob@example.test')
  expect(await list(bob)).toEqual([])
  expect(codeOf(await stop(bob, change.id))).toBe('change_over')
  at.server.clock.advance(day)
  await list()
  const proof = await prove('restore', bob)
  const path = `/api/wallet-changes/${change.id}/restore`
  expect(codeOf(await bob.post(path, { proof }))).toBe('change_over')
})

test('S-36g: an archived wallet, its record and its change are deleted after 30 days', async () => {
  await archive(owner, await prove('archive'))
  const count = async () => {
    await sweep(at.db, at.server.clock.now())
    const [kept, changes] = [
      await at.db.select().from(wallets),
      await at.db.select().from(walletChanges),
    ]
    return [kept.length, changes.length]
  }
  at.server.clock.advance(30 * day)
  expect(await count()).toEqual([1, 1])
  at.server.clock.advance(1)
  expect(await count()).toEqual([0, 0])
})

test('S-36h: nothing is deleted while a revert can still arrive, nor in the day after it', async () => {
  await archive(owner, await prove('archive'))
  at.server.clock.advance(30 * day - 3_600_000)
  const device = await signIn()
  const started = await device.post('/api/email-change/start', {
    email: 'new@example.test',
    origin: testHost,
  })
  const { transactionId } = started.json()
  const submit = (step: string, to: string) =>
    device.post(`/api/email-change/${step}`, { transactionId, code: at.server.mail.readCode(to) })
  await submit('primary', ann)
  await submit('secondary', 'new@example.test')
  const token = at.server.mail.readToken(ann)
  const left = async () => {
    await sweep(at.db, at.server.clock.now())
    return (await at.db.select().from(wallets)).length
  }
  at.server.clock.advance(20 * 3_600_000)
  expect(await left()).toBe(1)
  expect((await at.server.openPage().post('/api/email-change/revert', { token })).statusCode).toBe(
    200,
  )
  at.server.clock.advance(day - 1)
  expect(await left()).toBe(1)
  at.server.clock.advance(1)
  expect(await left()).toBe(0)
})

test('S-36d: an address that was changed of late is told, too', async () => {
  const started = await thief.post('/api/email-change/start', {
    email: 'thief@example.test',
    origin: testHost,
  })
  const { transactionId } = started.json()
  const submit = (step: string, to: string) =>
    thief.post(`/api/email-change/${step}`, { transactionId, code: at.server.mail.readCode(to) })
  await submit('primary', ann)
  await submit('secondary', 'thief@example.test')
  await archive(thief)
  const told = at.server.mail.mails.slice(-2).map(({ to }) => to)
  expect(told.toSorted()).toEqual([ann, 'thief@example.test'])
})

/**
 * Archives the wallet. Nearly 30 days later the attacker changes the address from the owner's
 * mailbox, and the owner reverts that change.
 */
async function revertLate() {
  await archive(owner, await prove('archive'))
  const undoToken = at.server.mail.readToken(ann)
  at.server.clock.advance(30 * day - 3_600_000)
  const device = await signIn()
  const body = { email: 'thief@example.test', origin: testHost }
  const { transactionId } = (await device.post('/api/email-change/start', body)).json()
  const submit = (step: string, to: string) =>
    device.post(`/api/email-change/${step}`, { transactionId, code: at.server.mail.readCode(to) })
  await submit('primary', ann)
  await submit('secondary', 'thief@example.test')
  at.server.clock.advance(20 * 3_600_000)
  const token = at.server.mail.readToken(ann)
  await at.server.openPage().post('/api/email-change/revert', { token })
  await sweep(at.db, at.server.clock.now())
  await owner.signIn(ann)
  return { undoToken }
}

test('S-36h: what is kept because of a revert can be brought back, after its 30 days', async () => {
  await revertLate()
  const [put] = await list()
  const until = new Date(at.server.clock.now() + day).toISOString()
  expect(put).toMatchObject({ state: 'done', restorableUntil: until })
  expect((await restore(put?.id ?? '')).statusCode).toBe(200)
  expect(await activeId()).toBe(walletId)
})

test('S-36h: by the link of its mail, too, and no longer than a day after the revert', async () => {
  const { undoToken } = await revertLate()
  at.server.clock.advance(day)
  expect(codeOf(await undo(undoToken))).toBe('link_over')
  at.server.clock.advance(-1)
  expect((await undo(undoToken)).json()).toEqual({ state: 'undone' })
  expect(await activeId()).toBe(walletId)
})

import { expect, test } from 'vitest'
import { walletChanges } from '../db/schema.ts'
import type { TestDevice } from '../testing/createTestDevice.ts'
import { createTestSocials } from '../testing/createTestSocials.ts'
import { enrol, type TestWallet } from '../testing/createTestWallet.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'

const atProvider = 'Ann@provider.example.test'
const told = 'ann@provider.example.test'
const { socials, tell, signIn } = createTestSocials(atProvider)
const at = useTestServer({ socials })
let owner: TestDevice
let thief: TestDevice
let wallet: TestWallet
let walletId: string

/** An owner who came by a provider, and a thief who has taken the account there. */
async function open(email: string | null = atProvider) {
  tell(email)
  owner = await at.server.openDevice()
  await signIn(owner)
  ;({ wallet, walletId } = await enrol(owner))
  thief = await at.server.openDevice()
  await signIn(thief)
  at.server.clock.advance(31_000)
}

const archive = (device: TestDevice, proof?: object) =>
  device.post(`/api/wallet/${walletId}/archive`, { confirmations: 2, proof })
const activeId = async () => (await owner.get('/api/session')).json().session.wallet?.walletId
const lastMail = () => at.server.mail.mails.at(-1)

test('S-36: who came by a provider is mailed there, with the link that stops it', async () => {
  await open()
  expect((await archive(thief)).json().change.state).toBe('waiting')
  expect(lastMail()).toMatchObject({
    to: told,
    subject: expect.stringContaining('put your wallet'),
  })
  const token = at.server.mail.readToken(told)
  const undone = await at.server.openPage().post('/api/wallet-undo', { token })
  expect(undone.json()).toEqual({ state: 'undone' })
  at.server.clock.advance(48 * 3_600_000)
  expect(await activeId()).toBe(walletId)
})

test('S-36: what was done with proof is told there, too', async () => {
  await open()
  await archive(owner, await wallet.proveOpened(owner, walletId, 'archive'))
  expect(lastMail()).toMatchObject({ to: told, subject: 'Your wallet was put away' })
})

test('S-36: where nobody can be told, nothing waits unseen; a proof is enough', async () => {
  await open(null)
  expect(codeOf(await archive(thief))).toBe('nobody_to_tell')
  expect(await at.db.select().from(walletChanges)).toEqual([])
  const proven = await archive(owner, await wallet.proveOpened(owner, walletId, 'archive'))
  expect(proven.json().change.state).toBe('done')
})

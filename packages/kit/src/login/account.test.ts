import { expect, test } from 'vitest'
import { getAccount } from '../account/getAccount.ts'
import { switchConnection } from '../connect/switchConnection.ts'
import { closeModal } from '../guide/closeModal.ts'
import { loginAddresses, refuseAsFrame } from '../testing/createLoginHandlers.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { type FakeLoginFrameOptions, fakeLoginFrame } from '../testing/fakeLoginFrame.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { logIn } from '../testing/logIn.ts'
import { settle } from '../testing/settle.ts'
import { changeEmail, submitPrimaryCode, submitSecondaryCode } from './email/changeEmail.ts'
import { getEmailWait } from './email/getEmailWait.ts'
import { updateEmail } from './email/updateEmail.ts'
import { getEmbeddedWallet } from './isAuthConnected.ts'
import { refreshLogin } from './refreshLogin.ts'
import { setPreferredAccountType } from './setPreferredAccountType.ts'
import {
  getSmartAccountVersion,
  isSmartAccountVersionOffered,
  setSmartAccountVersion,
} from './smartAccountVersion.ts'

const newEmail = 'new@example.com'

async function create(options: FakeLoginFrameOptions = {}) {
  const frame = fakeLoginFrame(options)
  const kit = createTestKit({ frame })
  await logIn(kit)
  const events: string[] = []
  kit.events.subscribe(({ data }) => events.push(data.event))
  return { frame, kit, events }
}

test('K-SET-01: the old address confirms a change of e-mail, then the new one, which replaces it', async () => {
  const { kit, frame, events } = await create()
  expect(await changeEmail(kit, { email: newEmail })).toBe('primary')
  expect(getEmailWait(kit)).toBe(30)
  expect(events).toEqual(['EMAIL_EDIT'])
  await submitPrimaryCode(kit, { code: '123456' })
  expect(getAccount(kit).user?.email).toBe('player@example.com')
  expect(await submitSecondaryCode(kit, { code: '123456' })).toBe(newEmail)
  expect(getAccount(kit)).toMatchObject({ user: { email: newEmail }, loginName: newEmail })
  expect(kit.ports.storage.getItem('@appkit-wallet/EMAIL')).toBe(newEmail)
  expect(frame.getNames().slice(-3)).toEqual([
    'UPDATE_EMAIL',
    'UPDATE_EMAIL_PRIMARY_OTP',
    'UPDATE_EMAIL_SECONDARY_OTP',
  ])
})

test('K-SET-01: if the frame only confirms the new address there is one code', async () => {
  const { kit } = await create({
    handlers: { UPDATE_EMAIL: async () => ({ action: 'VERIFY_SECONDARY_OTP' }) },
  })
  expect(await changeEmail(kit, { email: newEmail })).toBe('secondary')
})

test('K-AUTH-02: the countdown does not refuse a change of the e-mail but restarts', async () => {
  const { kit } = await create()
  await changeEmail(kit, { email: newEmail })
  kit.test.clock.advance(10_000)
  expect(getEmailWait(kit)).toBe(20)
  await changeEmail(kit, { email: 'other@example.com' })
  expect(getEmailWait(kit)).toBe(30)
})

test('error: after a wrong code the user may enter another one', async () => {
  const { kit } = await create()
  await changeEmail(kit, { email: newEmail })
  await expect(submitPrimaryCode(kit, { code: '000000' })).rejects.toMatchObject({
    code: 'wrong_code',
  })
  await expect(submitSecondaryCode(kit, { code: '000000' })).rejects.toMatchObject({
    code: 'wrong_code',
  })
  expect(getAccount(kit).user?.email).toBe('player@example.com')
})

test('K-SET-04: `updateEmail` resolves with the new address', async () => {
  const { kit } = await create()
  const updating = updateEmail(kit)
  await settle()
  expect(kit.modal.getState().stack).toEqual([{ view: 'UpdateEmailWallet' }])
  await changeEmail(kit, { email: newEmail })
  await submitSecondaryCode(kit, { code: '123456' })
  closeModal(kit)
  expect(await updating).toEqual({ email: newEmail })
})

test('K-SET-04: `updateEmail` rejects when the user closes the modal', async () => {
  const { kit } = await create()
  const updating = updateEmail(kit)
  updating.catch(() => undefined)
  await settle()
  closeModal(kit)
  await expect(updating).rejects.toThrow('Modal closed')
})

test('K-SET-04: `updateEmail` rejects without a login by e-mail', async () => {
  await expect(updateEmail(createTestKit())).rejects.toThrow('No auth connector found')
  const kit = createTestKit({ frame: fakeLoginFrame(), connected: fakeWallet() })
  await expect(updateEmail(kit)).rejects.toThrow('Not connected to email or social')
})

test('K-SET-05: the other account of the login becomes active immediately and stays active', async () => {
  const { kit, frame, events } = await create({ smartNetworks: [1] })
  expect(getAccount(kit).address).toBe(loginAddresses.smartAccount)
  expect(await setPreferredAccountType(kit, { type: 'eoa' })).toBe('eoa')
  expect(getAccount(kit)).toMatchObject({
    address: loginAddresses.eoa,
    preferredAccountType: 'eoa',
  })
  expect(getEmbeddedWallet(kit)?.accountType).toBe('eoa')
  expect(JSON.parse(kit.ports.storage.getItem('@appkit/preferred_account_types') ?? '')).toEqual({
    eip155: 'eoa',
  })
  expect(events).toContain('SET_PREFERRED_ACCOUNT_TYPE')
  expect(frame.getNames().slice(-2)).toEqual(['SET_PREFERRED_ACCOUNT', 'GET_USER'])
  expect(await setPreferredAccountType(kit, { type: 'smartAccount' })).toBe('smartAccount')
  expect(getAccount(kit).address).toBe(loginAddresses.smartAccount)
})

test('K-SET-05: a call that fails falls back to the externally owned account', async () => {
  const { kit } = await create({
    smartNetworks: [1],
    handlers: { SET_PREFERRED_ACCOUNT: async () => refuseAsFrame('not now') },
  })
  expect(await setPreferredAccountType(kit, { type: 'smartAccount' })).toBe('eoa')
  expect(getAccount(kit).address).toBe(loginAddresses.eoa)
  expect(kit.modal.getState().loading).toBe(false)
})

test('error: rejects if the account in use belongs to a wallet instead of a login', async () => {
  const kit = createTestKit({ frame: fakeLoginFrame(), connected: fakeWallet() })
  await expect(setPreferredAccountType(kit, { type: 'eoa' })).rejects.toMatchObject({
    code: 'not_logged_in',
  })
  expect(getEmbeddedWallet(kit)).toBeUndefined()
})

test('behavior: another account of the login is chosen like an account of any wallet', async () => {
  const { kit } = await create({ smartNetworks: [1] })
  expect(getAccount(kit).allAccounts).toMatchObject([
    { address: loginAddresses.smartAccount, type: 'smartAccount' },
    { address: loginAddresses.eoa, type: 'eoa' },
  ])
  const choice = { namespace: 'eip155', connectorId: 'AUTH' } as const
  const result = await switchConnection(kit, { ...choice, address: loginAddresses.eoa })
  expect(result).toMatchObject({ hasSwitchedAccount: true, hasSwitchedWallet: false })
  expect(getAccount(kit)).toMatchObject({
    address: loginAddresses.eoa,
    preferredAccountType: 'eoa',
  })
})

test('error: rejects an unknown account with "Address or auth connector not found", §8', async () => {
  const { kit, frame } = await create({ smartNetworks: [1] })
  const asked = frame.getNames().length
  const choice = {
    namespace: 'eip155',
    connectorId: 'AUTH',
    address: loginAddresses.solana,
  } as const
  await expect(switchConnection(kit, choice)).rejects.toMatchObject({
    code: 'login_address',
    shortMessage: 'Address or auth connector not found',
  })
  expect(getAccount(kit).address).toBe(loginAddresses.smartAccount)
  expect(frame.getNames()).toHaveLength(asked)
})

test('S-24: the backup state of the recovery code is shown and refreshed on demand', async () => {
  let backedUp = false
  const { eoa: address } = loginAddresses
  const { kit, frame } = await create({
    handlers: { GET_USER: async () => ({ address, chainId: 1, backedUp }) },
  })
  expect(getAccount(kit).backedUp).toBe(false)
  backedUp = true
  await refreshLogin(kit)
  expect(getAccount(kit).backedUp).toBe(true)
  expect(frame.getNames().at(-1)).toBe('GET_USER')
})

test('S-24: a frame that does not report the backup leaves it absent', async () => {
  const { kit } = await create()
  await refreshLogin(kit)
  expect(getAccount(kit)).not.toHaveProperty('backedUp')
})

test('error: a refresh rejects without a login', async () => {
  const kit = createTestKit({ frame: fakeLoginFrame(), connected: fakeWallet() })
  await expect(refreshLogin(kit)).rejects.toMatchObject({ code: 'not_logged_in' })
})

test('K-SET-06: a version set by a developer is stored, reloads the page and reaches the frame', async () => {
  let reloads = 0
  const frame = fakeLoginFrame()
  const kit = createTestKit({ frame, ports: { reloadPage: () => reloads++ } })
  expect(isSmartAccountVersionOffered(kit)).toBe(false)
  setSmartAccountVersion(kit, { version: 'v6' })
  expect(reloads).toBe(1)
  expect(getSmartAccountVersion(kit)).toBe('v6')
  expect(isSmartAccountVersionOffered(kit)).toBe(true)
  await logIn(kit)
  const { searchParams } = new URL(frame.page.nodes[0]?.src ?? '')
  expect(searchParams.get('smartAccountVersion')).toBe('v6')
})

import { ServiceUnavailableError } from '@latchkey/core/contract'
import {
  getSession,
  noteAppSignIn,
  redeemSocial,
  resendMail,
  startEmail,
  startFarcaster,
  startSocial,
  waitForDevice,
  waitForFarcaster,
} from '@latchkey/frame-api/endpoints'
import { toHex } from 'viem'
import { expect, test } from 'vitest'
import { fakeSession } from '../testing/createFakeFrameServer.ts'
import { createTestFrame } from '../testing/createTestFrame.ts'

const email = 'ada@example.test'

function unavailable(reason: string, retryAfterMs?: number) {
  const common = { message: 'text', ref: undefined, status: 429 }
  return new ServiceUnavailableError({ code: reason, retryAfterMs, ...common })
}

test('default: a first login by email creates a wallet, and sign-out closes it', async () => {
  const { handlers, context } = await createTestFrame()
  const step = await handlers.CONNECT_EMAIL({ email }, context)
  expect(step).toEqual({ action: 'VERIFY_OTP' })
  await handlers.CONNECT_OTP({ otp: '123456' }, context)
  const user = await handlers.GET_USER(undefined, context)
  expect(user).toMatchObject({
    address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
    chainId: 1,
    email,
    preferredAccountType: 'eoa',
    backedUp: false,
  })
  expect(await handlers.IS_CONNECTED(undefined, context)).toEqual({ isConnected: true })

  await handlers.SIGN_OUT(undefined, context)
  expect(await handlers.IS_CONNECTED(undefined, context)).toEqual({ isConnected: false })
  await expect(handlers.GET_USER(undefined, context)).rejects.toMatchObject({
    code: 'unauthorized',
  })
})

const transaction = {
  transactionId: 'transaction00001',
  expiresAt: '2030-01-15T10:00:00.000Z',
  retryAfterSeconds: 30,
}

test('S-42b: if the host shows the number, the approval signs in without a code', async () => {
  const { handlers, context, remote } = await createTestFrame()
  remote.answer(startEmail, () => ({
    action: 'VERIFY_DEVICE',
    deviceNumber: 42,
    ...transaction,
  }))
  remote.answer(waitForDevice, () => {
    remote.signIn()
    return { state: 'connected', session: fakeSession }
  })
  const step = await handlers.CONNECT_EMAIL({ email, showsDeviceNumber: true }, context)
  expect(step).toEqual({ action: 'VERIFY_DEVICE', deviceNumber: 42 })
  expect(remote.calls.at(-1)?.input).toMatchObject({ showsDeviceNumber: true })
  await handlers.CONNECT_DEVICE(undefined, context)
  expect(await handlers.IS_CONNECTED(undefined, context)).toEqual({ isConnected: true })
  expect(await handlers.GET_USER(undefined, context)).toMatchObject({ email })
})

test('S-42c: a host that supports only the public wire is asked for the code of the same mail', async () => {
  const { handlers, context, remote } = await createTestFrame()
  remote.answer(startEmail, () => ({ action: 'VERIFY_DEVICE', ...transaction }))
  remote.answer(waitForDevice, () => ({ state: 'approved', ...transaction }))
  expect(await handlers.CONNECT_EMAIL({ email }, context)).toEqual({ action: 'VERIFY_DEVICE' })
  expect(remote.calls.at(-1)?.input).toMatchObject({ showsDeviceNumber: false })
  await handlers.CONNECT_DEVICE(undefined, context)
  expect(await handlers.IS_CONNECTED(undefined, context)).toEqual({ isConnected: false })
  await handlers.CONNECT_OTP({ otp: '123456' }, context)
  expect(await handlers.IS_CONNECTED(undefined, context)).toEqual({ isConnected: true })
})

test('behavior: a user has the same account per namespace after every login', async () => {
  const { handlers, context, logIn } = await createTestFrame()
  const evm = await logIn()
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const other = await handlers.GET_USER({ chainId: solana }, context)
  expect(other).toMatchObject({
    chainId: solana,
    address: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  })
  expect((await handlers.GET_USER({ chainId: 1 }, context)).address).toBe(evm.address)
})

test('S-41a: a second request for an address sends the mail again, with the server’s wait', async () => {
  const { handlers, context, remote } = await createTestFrame()
  await handlers.CONNECT_EMAIL({ email }, context)
  remote.answer(resendMail, () => {
    throw unavailable('send_too_soon', 17_000)
  })
  await expect(handlers.CONNECT_EMAIL({ email }, context)).rejects.toMatchObject({
    shortMessage: 'Please try again after 17 seconds',
  })
  await handlers.CONNECT_EMAIL({ email: 'bob@example.test' }, context)
  expect(remote.calls.filter(({ path }) => path === startEmail.path)).toHaveLength(2)
})

test('S-102: IS_CONNECTED rejects if the server does not answer', async () => {
  const { handlers, context, remote } = await createTestFrame()
  remote.answer(getSession, () => {
    throw unavailable('unavailable')
  })
  await expect(handlers.IS_CONNECTED(undefined, context)).rejects.toMatchObject({
    code: 'unreachable',
  })
})

test('error: a step without a started login rejects', async () => {
  const { handlers, context } = await createTestFrame()
  const steps = [
    handlers.CONNECT_DEVICE(undefined, context),
    handlers.CONNECT_OTP({ otp: '123456' }, context),
    handlers.CONNECT_FARCASTER(undefined, context),
    handlers.UPDATE_EMAIL_PRIMARY_OTP({ otp: '123456' }, context),
  ]
  const outcomes = await Promise.allSettled(steps)
  expect(outcomes.map((x) => x.status === 'rejected' && x.reason.code)).toEqual(
    steps.map(() => 'transaction_over'),
  )
})

test('behavior: a social login completes with the reference of its result URL', async () => {
  const { handlers, context, remote } = await createTestFrame()
  const reference = 'R'.repeat(43)
  remote.answer(startSocial, () => ({
    uri: 'https://provider.test/authorize',
    transactionId: 'transaction00001',
    expiresAt: '2030-01-15T10:00:00.000Z',
  }))
  remote.answer(redeemSocial, () => {
    remote.signIn()
    return { session: { ...fakeSession, login: 'github', userName: 'ada' } }
  })
  expect(await handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'github' }, context)).toEqual({
    uri: 'https://provider.test/authorize',
  })
  const uri = `https://secure.test/social/callback?reference=${reference}`
  expect(await handlers.CONNECT_SOCIAL({ uri }, context)).toMatchObject({ userName: 'ada', email })
})

test.each([
  `https://evil.test/social/callback?reference=${'R'.repeat(43)}`,
  `https://secure.test/other?reference=${'R'.repeat(43)}`,
  'https://secure.test/social/callback?error=access_denied',
  'no address',
])('S-44b: "%s" completes no social login and sends no request', async (uri) => {
  const { handlers, context, remote } = await createTestFrame()
  await expect(handlers.CONNECT_SOCIAL({ uri }, context)).rejects.toMatchObject({
    code: 'social_refused',
  })
  expect(remote.calls).toEqual([])
})

test('behavior: a Farcaster login waits for the scan', async () => {
  const { handlers, context, remote } = await createTestFrame()
  const url = 'https://farcaster.test/~/sign'
  const begun = { transactionId: 'transaction00001', url, expiresAt: '2030-01-15T10:00:00.000Z' }
  remote.answer(startFarcaster, () => begun)
  remote.answer(waitForFarcaster, () => ({
    state: 'connected',
    session: { ...fakeSession, login: 'farcaster', userName: 'ada' },
  }))
  expect(await handlers.GET_FARCASTER_URI(undefined, context)).toEqual({ url })
  expect(await handlers.CONNECT_FARCASTER(undefined, context)).toEqual({ userName: 'ada' })
})

test('behavior: only the project’s networks are listed, without smart accounts', async () => {
  const { handlers, context } = await createTestFrame()
  expect(await handlers.GET_CHAIN_ID(undefined, context)).toEqual({ chainId: 1 })
  await expect(handlers.SWITCH_NETWORK({ chainId: 5 }, context)).rejects.toMatchObject({
    code: 'unsupported_chain',
  })
  expect(await handlers.SWITCH_NETWORK({ chainId: '0x1' }, context)).toEqual({ chainId: 1 })
  expect(await handlers.GET_SMART_ACCOUNT_ENABLED_NETWORKS(undefined, context)).toEqual({
    smartAccountEnabledNetworks: [],
  })
  await expect(handlers.INIT_SMART_ACCOUNT(undefined, context)).rejects.toMatchObject({
    code: 'feature_not_supported',
  })
})

test('S-46: a session that ended elsewhere closes the wallet before the next signature', async () => {
  const { handlers, context, remote, frame, logIn } = await createTestFrame()
  const { address } = await logIn()
  remote.answer(getSession, () => ({ session: null, serverTime: '2030-01-15T10:00:00.000Z' }))
  const call = { method: 'personal_sign' as const, params: ['0x00', address] }
  await expect(handlers.RPC_REQUEST(call, context)).rejects.toMatchObject({ code: 'unauthorized' })
  expect(frame.vault.getAddresses()).toBeUndefined()
})

const toSignIn = (address: string) => `app.test wants you to sign in with your Ethereum account:
${address}

Enter the arena

URI: https://app.test/
Version: 1
Chain ID: 1
Nonce: 9f4c2d7a1b
Issued At: ${new Date().toISOString()}`

test('S-50c: after a login by hand the frame announces the sign-in and signs it once unprompted', async () => {
  const { handlers, context, remote, shown } = await createTestFrame()
  remote.answer(noteAppSignIn, () => ({ ok: true }))
  await handlers.CONNECT_EMAIL({ email }, context)
  await handlers.CONNECT_DEVICE(undefined, context)
  await handlers.CONNECT_OTP({ otp: '123456' }, context)
  const user = await handlers.GET_USER(undefined, context)
  expect(user.signsIn).toBe(true)
  const method = 'personal_sign'
  const params = [toHex(toSignIn(user.address)), user.address]
  const call = { method, params, chainId: 1, silent: true } as const
  expect(await handlers.RPC_REQUEST(call, context)).toMatch(/^0x[\da-f]{130}$/)
  expect(remote.calls.filter(({ path }) => path === noteAppSignIn.path)).toHaveLength(1)
  await expect(handlers.RPC_REQUEST(call, context)).rejects.toMatchObject({
    code: 'approval_needed',
  })
  expect(shown).toEqual([])
  expect((await handlers.GET_USER(undefined, context)).signsIn).toBeUndefined()
})

test('S-12: the host is notified of a session that the server has renewed or ended', async () => {
  const { handlers, context, remote, logIn, sessionChanges } = await createTestFrame()
  await logIn()
  expect(sessionChanges()).toBe(0)
  await handlers.IS_CONNECTED(undefined, context)
  expect(sessionChanges()).toBe(0)
  const serverTime = '2030-01-16T10:00:00.000Z'
  const renewed = { ...fakeSession, signedInAt: serverTime }
  remote.answer(getSession, () => ({ session: renewed, serverTime }))
  await handlers.IS_CONNECTED(undefined, context)
  await handlers.IS_CONNECTED(undefined, context)
  expect(sessionChanges()).toBe(1)
  remote.answer(getSession, () => ({ session: null, serverTime }))
  await handlers.IS_CONNECTED(undefined, context)
  expect(sessionChanges()).toBe(2)
})

import type { InputOf } from '@latchkey/core/contract'
import { openRecovery, putRecovery, takeRecovery } from '@latchkey/frame-api/endpoints'
import { base58 } from '@scure/base'
import { bytesToHex } from 'viem'
import { expect, test } from 'vitest'
import { toBase64url } from '../client/base64url.ts'
import { createWalletServer } from '../client/createWalletServer.ts'
import { toPasskeyText } from '../client/passkeyText.ts'
import { toRecoveryText } from '../client/recoveryText.ts'
import { deriveAccountKey, toMnemonic } from '../keys/accountKeys.ts'
import { readDeviceKeys } from '../keys/deviceKeys.ts'
import { openDeviceRecord } from '../keys/deviceRecord.ts'
import { addPasskey, readBackup } from '../keys/readBackup.ts'
import { handOver, type OpenRecovery, openByCode, openByPasskey } from '../pages/wallet/handOver.ts'
import { fakeSession } from '../testing/createFakeFrameServer.ts'
import { createFakePasskeys } from '../testing/createFakePasskeys.ts'
import { createTestFrame, type TestFrame } from '../testing/createTestFrame.ts'

const { userId } = fakeSession

/**
 * Adds a recovery mailbox to the fake frame server, with the endpoints of `@latchkey/frame-api`.
 */
function addMailbox({ remote }: TestFrame) {
  let opened: InputOf<typeof openRecovery> | undefined
  let put: InputOf<typeof putRecovery> | undefined
  remote.answer(openRecovery, (input) => {
    opened = openRecovery.input.parse(input)
    return { mailboxId: 'mailbox000000001', expiresAt: '2030-01-15T10:00:00.000Z' }
  })
  remote.answer(takeRecovery, () =>
    put ? { state: 'sealed', enc: put.enc, ct: put.ct } : { state: 'waiting' },
  )
  remote.answer(putRecovery, (input) => {
    put = putRecovery.input.parse(input)
    return { ok: true }
  })
  return {
    read(): OpenRecovery {
      const wallet = remote.wallets.getActive()
      const record = remote.wallets.getRecovery(wallet?.walletId ?? '')
      if (!opened || !wallet || !record) return expect.unreachable('no mailbox is open')
      const { origin, publicKey } = opened
      const { walletId } = wallet
      const mailboxId = 'mailbox000000001'
      const passkeys = remote.wallets.getPasskeys().map((passkey) => ({
        credentialId: passkey.credentialId,
        record: toPasskeyText(passkey),
      }))
      const records = { record: toRecoveryText(record), passkeys }
      return { mailboxId, origin, publicKey, walletId, userId, ...records }
    },
  }
}

const readCode = async ({ database, remote }: TestFrame) => {
  const wallets = createWalletServer(remote.client)
  return (await readBackup({ database, wallets, userId })) ?? expect.unreachable('no code')
}

async function handOverCode({ remote: { client } }: TestFrame, open: OpenRecovery, text: string) {
  await handOver({ client }, { open, layer: await openByCode(open, text) })
}

/**
 * Creates a first device with a wallet, and a frame in another profile of the same server that
 * cannot open it.
 */
async function createTwoDevices() {
  const first = await createTestFrame()
  const { address } = await first.logIn()
  const code = await readCode(first)
  const second = await createTestFrame({ remote: first.remote })
  const mailbox = addMailbox(second)
  await expect(second.logIn()).rejects.toMatchObject({ shortMessage: 'Recovery required' })
  await expect.poll(() => second.frame.recovery.store.getState().status).toBe('waiting')
  return { first, second, code, mailbox, address }
}

test('S-25a, S-25i: a second device receives the wallet by the code through a separate page', async () => {
  const { second, code, mailbox, address } = await createTwoDevices()
  await expect(second.handlers.GET_USER(undefined, second.context)).rejects.toMatchObject({
    code: 'recovery_required',
  })
  await handOverCode(second, mailbox.read(), code.toLowerCase())
  await expect.poll(() => second.frame.recovery.store.getState().status).toBe('done')
  expect(await second.handlers.GET_USER(undefined, second.context)).toMatchObject({ address })
})

test('S-25a: GET_USER succeeds if the user continues before the frame has received the wallet', async () => {
  const { second, code, mailbox, address } = await createTwoDevices()
  await handOverCode(second, mailbox.read(), code)
  expect(second.frame.recovery.store.getState().status).toBe('waiting')
  expect(await second.handlers.GET_USER(undefined, second.context)).toMatchObject({ address })
})

test('S-25a: the code of another wallet is rejected and sends no request', async () => {
  const { second, mailbox } = await createTwoDevices()
  const other = await createTestFrame()
  await other.logIn()
  const { calls } = second.remote
  const text = await readCode(other)
  await expect(handOverCode(second, mailbox.read(), text)).rejects.toMatchObject({
    code: 'unreadable_record',
  })
  expect(calls.filter(({ path }) => path === putRecovery.path)).toEqual([])
  second.frame.recovery.end()
})

test('S-21: the key of a transfer ends with the transfer, and the next one has another key', async () => {
  const { second, code, mailbox } = await createTwoDevices()
  const { recovery } = second.frame
  const getStatus = () => recovery.store.getState().status
  const ended = mailbox.read()
  recovery.end()
  await expect(second.logIn()).rejects.toMatchObject({ code: 'recovery_required' })
  await expect.poll(getStatus).toBe('waiting')
  expect(mailbox.read().publicKey).not.toBe(ended.publicKey)
  await handOverCode(second, ended, code)
  await expect.poll(getStatus).toBe('failed')
  expect(await second.database.get('wallets', userId)).toBeUndefined()
})

test('S-30: no request of login, signing and recovery contains a secret in any encoding', async () => {
  const { first, second, code, mailbox, address } = await createTwoDevices()
  const rpc = { method: 'personal_sign' as const, params: ['0x00', address] }
  await first.handlers.RPC_REQUEST(rpc, first.context)
  await handOverCode(second, mailbox.read(), code)
  await expect.poll(() => second.frame.recovery.store.getState().status).toBe('done')

  const record = await first.database.get('wallets', userId)
  const share = first.remote.wallets.getShare(record?.walletId ?? '')
  if (!record || !share) return expect.unreachable('no record or share')
  const { deviceKey } = await readDeviceKeys(first.database)
  const entropy = await openDeviceRecord(record, { deviceKey, share })
  const secrets = [
    entropy,
    deriveAccountKey(entropy, 'eip155'),
    deriveAccountKey(entropy, 'solana'),
    new TextEncoder().encode(code),
    new TextEncoder().encode(code.slice(0, 26)),
  ]
  const writings = [
    code.slice(0, 26),
    toMnemonic(entropy),
    ...secrets.flatMap((secret) => [
      bytesToHex(secret).slice(2),
      toBase64url(secret),
      base58.encode(secret),
      secret.join(),
    ]),
  ]
  const sent = JSON.stringify(first.remote.calls)
  // Checks that the search works: it finds the wallet id and the uploaded record.
  expect(sent).toContain(record.walletId)
  expect(writings.filter((writing) => sent.includes(writing))).toEqual([])
})

test('S-25b, S-35c: a second device gets the wallet by a passkey, and no other passkey opens it', async () => {
  const { first, second, mailbox, address } = await createTwoDevices()
  const wallets = createWalletServer(first.remote.client)
  const { database } = first
  const { walletId } = first.remote.wallets.getActive() ?? expect.unreachable('no wallet')
  const [own, stranger] = [createFakePasskeys(), createFakePasskeys()]
  const passkey = await own.create({ walletId, name: 'ada', known: [] })
  await addPasskey({ database, wallets, userId, passkey })

  const open = mailbox.read()
  const credentialIds = open.passkeys.map(({ credentialId }) => credentialId)
  await expect(stranger.ask({ walletId, credentialIds })).rejects.toMatchObject({
    code: 'passkey_refused',
  })
  const foreign = await stranger.create({ walletId, name: 'eve', known: [] })
  const { credentialId } = passkey
  await expect(openByPasskey(open, { ...foreign, credentialId })).rejects.toMatchObject({
    code: 'unreadable_record',
  })
  expect(second.frame.recovery.store.getState().status).toBe('waiting')

  const answer = await own.ask({ walletId, credentialIds })
  const layer = await openByPasskey(open, answer)
  expect([...answer.secret].every((byte) => byte === 0)).toBe(true)
  await handOver({ client: second.remote.client }, { open, layer })
  await expect.poll(() => second.frame.recovery.store.getState().status).toBe('done')
  expect(await second.handlers.GET_USER(undefined, second.context)).toMatchObject({ address })
})

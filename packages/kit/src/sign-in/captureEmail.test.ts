import { describe, expect, test } from 'vitest'
import { connect } from '../connect/connect.ts'
import { openModal } from '../start/openModal.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeSignIn } from '../testing/fakeSignIn.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { captureEmail, confirmEmailCode, getRecentEmails, skipEmail } from './captureEmail.ts'
import { createEmailCapture } from './createEmailCapture.ts'
import { EmailCodeError } from './EmailCodeError.ts'
import { EmailRequiredError } from './EmailRequiredError.ts'
import { signIn } from './signIn.ts'

const email = 'player@example.com'

/**
 * Creates a fake service that requests the user's email address before a sign-in. It knows no
 * address and accepts the code 123456.
 */
function fakeCapture(answer: 'confirmed' | 'sent' = 'sent') {
  const asked: unknown[] = []
  const emailCapture = createEmailCapture({
    requestCode: async (account) => {
      asked.push(account)
      return answer
    },
    confirmCode: async ({ code }) => {
      if (code !== '123456') throw new EmailCodeError()
    },
  })
  return { asked, emailCapture }
}

type Options = { readonly answer?: 'confirmed'; readonly features?: readonly string[] }

async function connectWith({ answer, features = ['required'] }: Options = {}) {
  const { asked, emailCapture } = fakeCapture(answer)
  const wallet = fakeWallet()
  const plugin = { ...fakeSignIn(), emailCapture }
  const kit = createTestKit({
    wallets: [wallet],
    signIn: plugin,
    features: { emailCapture: features },
  })
  openModal(kit)
  await connect(kit, { connectorId: wallet.connector.info.id, namespace: 'eip155' })
  await settle()
  const getViews = () => kit.modal.getState().stack.map(({ view }) => view)
  return { kit, plugin, asked, getViews, wallet }
}

test('K-SIWX-10: the e-mail page comes first, and its code leads to the signature', async () => {
  const { kit, asked, getViews, plugin, wallet } = await connectWith()
  expect(getViews()).toEqual(['DataCapture'])
  await captureEmail(kit, { email: ` ${email} ` })
  expect(asked).toEqual([
    { email, accountAddress: wallet.getAccounts()[0]?.address, chainId: 'eip155:1' },
  ])
  expect(getViews()).toEqual(['DataCapture', 'DataCaptureOtpConfirm'])
  await expect(confirmEmailCode(kit, { email, code: '000000' })).rejects.toMatchObject({
    code: 'wrong_code',
  })
  expect(getViews().at(-1)).toBe('DataCaptureOtpConfirm')
  await confirmEmailCode(kit, { email, code: '123456' })
  expect(getViews().at(-1)).toBe('SIWXSignMessage')
  await signIn(kit)
  expect(plugin.getHeld()).toHaveLength(1)
  expect(kit.modal.getState().open).toBe(false)
})

test('K-SIWX-10: an already confirmed e-mail needs no code', async () => {
  const { kit, getViews } = await connectWith({ answer: 'confirmed' })
  await captureEmail(kit, { email })
  expect(getViews()).toEqual(['SIWXSignMessage'])
})

/** Runs the sign-in up to a signature that the sign-in service refuses with an error. */
async function signWith(error: Error) {
  const world = await connectWith({ answer: 'confirmed' })
  await captureEmail(world.kit, { email })
  world.plugin.addSession = async () => {
    throw error
  }
  await expect(signIn(world.kit)).rejects.toThrow()
  return world
}

test.each([new EmailRequiredError(), new Error('OTP is required')])(
  'K-SIWX-10: a signature refused for a missing e-mail opens the e-mail page again: $name',
  async (error) => {
    const { kit, getViews } = await signWith(error)
    expect(getViews()).toEqual(['DataCapture'])
    expect(kit.toasts.getState().toast?.message).toBe('Error signing message')
    expect(kit.connection.getState().signIn).toBe('required')
    await captureEmail(kit, { email })
    expect(getViews()).toEqual(['SIWXSignMessage'])
  },
)

test('K-SIWX-10: another failure, or one with the e-mail feature off, stays on the sign-in page', async () => {
  const other = await signWith(new Error('no'))
  expect(other.getViews()).toEqual(['SIWXSignMessage'])
  const { kit, getViews, plugin } = await signWith(new Error('no'))
  plugin.addSession = async () => {
    throw new EmailRequiredError()
  }
  kit.preferences.setState({ features: {} })
  await expect(signIn(kit)).rejects.toThrow()
  expect(getViews()).toEqual(['SIWXSignMessage'])
})

test('K-SIWX-10: the e-mail can be skipped only if it is optional', async () => {
  const required = await connectWith()
  skipEmail(required.kit)
  expect(required.getViews()).toEqual(['DataCapture'])
  const optional = await connectWith({ features: [] })
  skipEmail(optional.kit)
  expect(optional.getViews()).toEqual(['SIWXSignMessage'])
})

test('K-SIWX-10: an account that has given its e-mail is not asked again on another network', async () => {
  const { kit, getViews, wallet } = await connectWith({ answer: 'confirmed' })
  await captureEmail(kit, { email })
  wallet.changeNetwork('eip155:137')
  await settle()
  expect(getViews()).toEqual(['SIWXSignMessage'])
})

test("behavior: no e-mail page opens without the plug-in's part or after a sign-in", async () => {
  const plain = createTestKit({
    wallets: [fakeWallet()],
    signIn: fakeSignIn(),
    features: { emailCapture: ['required'] },
  })
  await connect(plain, { connectorId: 'test.wallet', namespace: 'eip155' })
  await settle()
  expect(plain.modal.getState().stack.at(-1)?.view).toBe('SIWXSignMessage')

  const { kit, plugin } = await connectWith({ answer: 'confirmed' })
  await captureEmail(kit, { email })
  await signIn(kit)
  const again = createTestKit({
    wallets: [fakeWallet()],
    signIn: plugin,
    features: { emailCapture: ['required'] },
  })
  await connect(again, { connectorId: 'test.wallet', namespace: 'eip155' })
  await settle()
  expect(again.modal.getState().open).toBe(false)
})

describe('recent e-mails', () => {
  test('K-STATE-03: the last three e-mails are stored, newest first, each once', async () => {
    const { kit } = await connectWith()
    for (const name of ['a', 'b', 'c', 'd', 'b']) {
      await captureEmail(kit, { email: `${name}@example.com` })
    }
    const list = 'b@example.com,d@example.com,c@example.com'
    expect(kit.ports.storage.getItem('@appkit/recent_emails')).toBe(list)
    expect(getRecentEmails(kit)).toEqual(list.split(','))
  })

  test('K-STATE-03: stored texts that are not addresses are omitted', async () => {
    const { kit } = await connectWith()
    kit.ports.storage.setItem('@appkit/recent_emails', 'x,<b>@,a@example.com,,')
    expect(getRecentEmails(kit)).toEqual(['a@example.com'])
  })
})

test('K-SIWX-10: a pasted address is cleaned before it is sent and stored', async () => {
  const { kit, asked } = await connectWith()
  await captureEmail(kit, { email: '\u200bmailto:mira@example.com. ' })
  expect(asked).toMatchObject([{ email: 'mira@example.com' }])
  expect(getRecentEmails(kit)).toEqual(['mira@example.com'])
})

test('error: an invalid e-mail address is not sent', async () => {
  const { kit, asked } = await connectWith()
  for (const typed of ['', 'player', 'a@b', `${'a'.repeat(250)}@b.example`]) {
    await expect(captureEmail(kit, { email: typed })).rejects.toMatchObject({
      code: 'invalid_email',
    })
  }
  expect(asked).toEqual([])
})

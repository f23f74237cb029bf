import { ServiceUnreachableError } from '@latchkey/core'
import { toSignInMessage } from '@latchkey/core/sign-in'
import { fakeWalletConnect } from '@latchkey/walletconnect/testing'
import { expect, test } from 'vitest'
import type { SignedMessage, SignIn } from '../../kit/SignIn.ts'
import { openModal } from '../../start/openModal.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestKit, type TestKit } from '../../testing/createTestKit.ts'
import { threeNetworks } from '../../testing/createWallets.ts'
import { fakeSignIn } from '../../testing/fakeSignIn.ts'
import { settle } from '../../testing/settle.ts'
import { pair } from '../pair.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const fields = {
  domain: 'app.example',
  uri: 'https://app.example',
  version: '1',
  nonce: 'nonce0000',
  accountAddress: address,
  chainId: 'eip155:1',
  issuedAt: '2026-01-01T00:00:00.000Z',
} as const
const message = toSignInMessage(fields)
const signed = {
  caipNetworkId: 'eip155:1',
  address: address.toLowerCase(),
  message,
  signature: '0xab',
  cacao: {
    h: { t: 'caip122' },
    p: {
      iss: `did:pkh:eip155:1:${address}`,
      domain: fields.domain,
      aud: fields.uri,
      version: '1',
      nonce: fields.nonce,
      iat: fields.issuedAt,
    },
    s: { t: 'eip191', s: '0xab' },
  },
} as const

/**
 * Creates a kit and a fake WalletConnect wallet, which signs while it connects unless `signs` is
 * false.
 */
function createSigning(
  plugin: SignIn,
  options: { signs?: boolean; networks?: typeof threeNetworks; offsetMs?: number } = {},
) {
  const { signs = true, networks, offsetMs = 0 } = options
  const clock = createManualClock(Date.parse(fields.issuedAt) + offsetMs)
  const remote = fakeWalletConnect({ now: clock.now, ...(signs && { cacaos: [signed] }) })
  const asked: unknown[] = []
  const walletConnect: typeof remote.walletConnect = {
    ...remote.walletConnect,
    authenticate: (parameters) => {
      asked.push(parameters.message)
      return remote.walletConnect.authenticate(parameters)
    },
  }
  const { now, setTimer } = clock
  const kit = createTestKit({
    walletConnect,
    signIn: plugin,
    ...(networks && { networks }),
    ports: { now, setTimer },
  })
  const toasts: unknown[] = []
  kit.toasts.subscribe(({ toast }) => toasts.push(toast?.message))
  return { kit, remote, asked, toasts, clock }
}

const getView = ({ modal }: TestKit) =>
  modal.getState().open ? modal.getState().stack.at(-1)?.view : undefined

test('K-SIWX-08: with only EVM networks one approval connects, signs in and shows the toast', async () => {
  const added: SignedMessage[] = []
  const plugin = {
    ...fakeSignIn(),
    addSession: async (session: SignedMessage) => void added.push(session),
  }
  const { kit, asked, toasts } = createSigning(plugin)
  openModal(kit, { view: 'ConnectingWalletConnect' })
  await pair(kit)
  await settle()
  expect(asked).toMatchObject([
    { chains: ['eip155:1', 'eip155:137', 'eip155:11155111'], nonce: fields.nonce },
  ])
  expect(added).toEqual([{ data: fields, message, signature: '0xab' }])
  expect(toasts).toContain('Authenticating...')
  expect(kit.toasts.getState().toast).toBeUndefined()
  expect(kit.connection.getState().signIn).toBe('signed')
  expect(getView(kit)).toBeUndefined()
  expect(kit.ports.storage.getItem('@appkit/siwx')).not.toContain('0xab')
})

test('K-SIWX-08: a wallet that only connects signs in the sign-in view', async () => {
  const { kit, asked } = createSigning(fakeSignIn(), { signs: false })
  await pair(kit)
  await settle()
  expect(asked).toHaveLength(1)
  expect(kit.connection.getState().signIn).toBe('required')
  expect(getView(kit)).toBe('SIWXSignMessage')
})

test('K-SIWX-08: with another namespace configured the wallet does not sign while connecting', async () => {
  const { kit, asked } = createSigning(fakeSignIn(), { networks: threeNetworks })
  await pair(kit)
  await settle()
  expect(asked).toEqual([])
  expect(getView(kit)).toBe('SIWXSignMessage')
})

test('K-SIWX-08: a refusing service disconnects the wallet; an unreachable one opens the sign-in', async () => {
  for (const [error, connected, view] of [
    [new TypeError('refused'), false, 'Connect'],
    [new ServiceUnreachableError({ host: 'app.example' }), true, 'SIWXSignMessage'],
  ] as const) {
    const plugin = { ...fakeSignIn(), addSession: () => Promise.reject(error) }
    const { kit, remote } = createSigning(plugin)
    openModal(kit, { view: 'ConnectingWalletConnect' })
    await pair(kit)
    await settle()
    expect(remote.isConnected()).toBe(connected)
    expect(kit.connection.getState().connections).toHaveLength(connected ? 1 : 0)
    expect(getView(kit)).toBe(view)
  }
})

test('K-SIWX-08: if the service cannot create a message the sign-in view requests the signature', async () => {
  const plugin = fakeSignIn()
  plugin.behave('unreachable')
  const { kit, asked } = createSigning(plugin)
  await pair(kit)
  await settle()
  expect(asked).toEqual([])
  expect(kit.connection.getState()).toMatchObject({ signIn: 'unreachable' })
  expect(kit.connection.getState().connections).toHaveLength(1)
})

test.each([
  ['ahead', 301_000],
  ['behind', -301_000],
])(
  "S-137: with the clock %s the sign-in view asks, with the service's time",
  async (_, offsetMs) => {
    const { kit, asked } = createSigning(fakeSignIn(), { offsetMs })
    await pair(kit)
    await settle()
    expect(asked).toEqual([])
    expect(getView(kit)).toBe('SIWXSignMessage')
  },
)

test('S-137: a clock that is off by less than the tolerance still signs while connecting', async () => {
  const { kit, asked } = createSigning(fakeSignIn(), { offsetMs: 299_000 })
  await pair(kit)
  await settle()
  expect(asked).toHaveLength(1)
})

test('behavior: a slow service does not delay the pairing', async () => {
  const plugin = { ...fakeSignIn(), createMessage: () => new Promise<never>(() => {}) }
  const { kit, asked, remote, clock } = createSigning(plugin)
  const pairing = pair(kit)
  await settle()
  expect(remote.uris).toEqual([])
  clock.advance(3_000)
  expect(await pairing).toHaveLength(1)
  expect(asked).toEqual([])
  expect(clock.getTimerCount()).toBe(0)
})

test('S-83: a signature of another account than the active one does not sign in', async () => {
  const plugin = fakeSignIn()
  const { remote, kit } = createSigning(plugin)
  const other = {
    ...remote.walletConnect,
    authenticate: async (parameters: Parameters<typeof remote.walletConnect.pair>[0]) => ({
      session: await remote.walletConnect.pair(parameters),
      cacaos: [{ ...signed, address: '0x0000000000000000000000000000000000000001' }],
    }),
  }
  const second = createTestKit({ walletConnect: other, signIn: plugin })
  await pair(second)
  await settle()
  expect(plugin.getHeld()).toEqual([])
  expect(second.connection.getState().signIn).toBe('required')
  expect(kit.connection.getState().connections).toEqual([])
})

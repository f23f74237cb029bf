import { expect, test, vi } from 'vitest'
import { toUtf8 } from '../keys/bytes.ts'
import { createPasskeys, type PasskeyView } from './createPasskeys.ts'
import { PasskeyKnownError, PasskeyRefusedError, PasskeyUnfitError } from './errors.ts'

const secret = new Uint8Array(32).fill(7)
const rawId = new Uint8Array([1, 2, 3]).buffer
const credentialId = 'AQID'
const walletId = 'wallet-1'

type Prf = AuthenticationExtensionsPRFOutputs | undefined

const toCredential = (prf: Prf) => ({
  id: credentialId,
  type: 'public-key',
  rawId,
  getClientExtensionResults: () => (prf ? { prf } : {}),
})

type Browser = {
  readonly created?: Prf
  readonly asked?: Prf
  readonly refusal?: string
  readonly framed?: boolean
  readonly hostname?: string
  readonly capable?: boolean
  readonly verifying?: boolean
}

const results = { first: secret.buffer }

function createBrowser(browser: Browser = {}) {
  const { created = { enabled: true, results }, asked = { results } } = browser
  const act = (prf: Prf) => async () => {
    if (browser.refusal) throw new DOMException('', browser.refusal)
    return toCredential(prf)
  }
  const create = vi.fn<CredentialsContainer['create']>(act(created))
  const get = vi.fn<CredentialsContainer['get']>(act(asked))
  const view = {
    top: undefined as unknown,
    location: { hostname: browser.hostname ?? 'secure.example.test' },
    navigator: { credentials: { create, get } },
    PublicKeyCredential: {
      getClientCapabilities: async () => ({ 'extension:prf': browser.capable ?? true }),
      isUserVerifyingPlatformAuthenticatorAvailable: async () => browser.verifying ?? true,
    },
  }
  if (!browser.framed) view.top = view
  return { passkeys: createPasskeys(view satisfies PasskeyView), create, get }
}

test('S-35a, S-35b: a passkey has this host, verifies its user and answers per wallet', async () => {
  const { passkeys, create, get } = createBrowser()
  const made = await passkeys.create({ walletId, name: 'ada@example.test', known: ['BAUG'] })
  expect(made).toEqual({ credentialId, secret })
  const options = create.mock.calls[0]?.[0]?.publicKey
  expect(options).toMatchObject({
    rp: { id: 'secure.example.test' },
    user: { id: toUtf8(walletId), name: 'ada@example.test' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ type: 'public-key', id: new Uint8Array([4, 5, 6]) }],
  })
  expect(get).not.toHaveBeenCalled()

  const answer = await passkeys.ask({ walletId, credentialIds: [credentialId] })
  expect(answer).toEqual({ credentialId, secret })
  const question = get.mock.calls[0]?.[0]?.publicKey
  expect(question).toMatchObject({
    rpId: 'secure.example.test',
    userVerification: 'required',
    allowCredentials: [{ type: 'public-key', id: new Uint8Array([1, 2, 3]) }],
  })
  expect(question?.extensions).toEqual(options?.extensions)
  await passkeys.ask({ walletId: 'wallet-2', credentialIds: [credentialId] })
  expect(get.mock.calls[1]?.[0]?.publicKey?.extensions).not.toEqual(options?.extensions)
})

test('S-35a: an authenticator without PRF output at creation is asked for it afterwards', async () => {
  const { passkeys, get } = createBrowser({ created: { enabled: true } })
  expect(await passkeys.create({ walletId, name: 'ada', known: [] })).toEqual({
    credentialId,
    secret,
  })
  expect(get.mock.calls[0]?.[0]?.publicKey?.allowCredentials).toEqual([
    { type: 'public-key', id: new Uint8Array([1, 2, 3]) },
  ])
})

test.each([
  ['a passkey without PRF', { created: { enabled: false } }, PasskeyUnfitError],
  ['an authenticator that knows no PRF', { created: {} }, PasskeyUnfitError],
  ['no answer of the PRF when asked', { created: { enabled: true }, asked: {} }, PasskeyUnfitError],
  ['a prompt that was closed', { refusal: 'NotAllowedError' }, PasskeyRefusedError],
  ['a device that has one', { refusal: 'InvalidStateError' }, PasskeyKnownError],
  ['a host that may have none', { refusal: 'SecurityError' }, PasskeyUnfitError],
] as const)('S-35a: %s rejects the creation', async (_, browser, expected) => {
  const { passkeys } = createBrowser(browser)
  const making = passkeys.create({ walletId, name: 'ada', known: [] })
  await expect(making).rejects.toThrow(expected)
})

test.each([
  ['a browser with PRF and a screen lock', {}, true, true],
  ['a framed page', { framed: true }, false, false],
  ['an address of numbers', { hostname: '127.0.0.1' }, false, false],
  ['a browser without PRF', { capable: false }, false, true],
  ['a machine without a screen lock', { verifying: false }, false, true],
] as const)(
  'S-35b, S-35d: whether a passkey is offered and usable in %s',
  async (_, browser, offered, usable) => {
    const { passkeys } = createBrowser(browser)
    expect(await passkeys.isOffered()).toBe(offered)
    expect(passkeys.isUsable).toBe(usable)
  },
)

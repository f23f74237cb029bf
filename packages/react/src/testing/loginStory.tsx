import { getLoginStore, type LoginState } from '@latchkey/kit/auth'
import {
  type CreateTestKitOptions,
  createTestKit,
  type FakeLoginOptions,
  fakeLogin,
  fakePorts,
  loginAddresses,
  type TestKit,
} from '@latchkey/kit/testing'

/** An address of the documentation's own domain. */
export const storyEmail = 'player@example.com'
export const longEmail =
  'kundenbetreuung.spielerverwaltung@donaudampfschifffahrtsgesellschaft.example'

export type LoginStoryOptions = CreateTestKitOptions & {
  /** What a login that is under way shows. */
  readonly login?: Partial<LoginState>
}

/** A kit that offers logins and whose frame never comes: what waits for it waits. */
export function createLoginKit({ login, ...options }: LoginStoryOptions = {}): TestKit {
  const kit = createTestKit({
    started: false,
    secureFrame: { url: 'https://secure.example/sdk' },
    features: { email: true, socials: ['google', 'github', 'discord', 'farcaster'] },
    ...options,
    ports: { loadFrameHost: () => new Promise(() => {}), ...options.ports },
  })
  if (login) hold(kit, login)
  return kit
}

/** Keeps to a state of the login, whatever the kit does meanwhile. */
function hold(kit: TestKit, login: Partial<LoginState>): void {
  const store = getLoginStore(kit)
  const isHeld = () =>
    Object.entries(login).every(
      ([name, value]) =>
        Object.entries(store.getState()).find(([key]) => key === name)?.[1] === value,
    )
  store.setState(login)
  store.subscribe(() => {
    if (!isHeld()) store.setState(login)
  })
}

/** The frame cannot be fetched: what is asked of it fails. */
export const failingFrame = { loadFrameHost: () => Promise.reject(new TypeError('offline')) }

/** An e-mail went out just now. */
export function withCountdown(kit: TestKit): TestKit {
  kit.ports.storage.setItem('@appkit-wallet/LAST_EMAIL_LOGIN_TIME', String(kit.ports.now()))
  return kit
}

/** An installed app, whose frame never comes. */
export function createInstalledKit(options: LoginStoryOptions = {}): TestKit {
  const page = { ...fakePorts().page, installed: () => true }
  return createLoginKit({ ...options, ports: { ...options.ports, page } })
}

/** A login with both kinds of account. */
export function createSmartKit(
  accountType: 'eoa' | 'smartAccount',
  options: LoginStoryOptions = {},
): TestKit {
  const { eoa, smartAccount } = loginAddresses
  const loginAccounts = [
    { address: eoa, type: 'eoa' },
    { address: smartAccount, type: 'smartAccount' },
  ] as const
  return createLoggedInKit({ email: storyEmail, accountType, loginAccounts }, options)
}

/** The same, with somebody logged in. */
export function createLoggedInKit(
  who: FakeLoginOptions = { email: storyEmail },
  options: LoginStoryOptions = {},
): TestKit {
  return createLoginKit({ connected: fakeLogin(who), ...options })
}

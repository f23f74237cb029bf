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

/** Email address for stories, in a domain that is reserved for examples. */
export const storyEmail = 'player@example.com'
export const longEmail =
  'kundenbetreuung.spielerverwaltung@donaudampfschifffahrtsgesellschaft.example'

export type LoginStoryOptions = CreateTestKitOptions & {
  /** Initial state of a login that the user has started and not finished. */
  readonly login?: Partial<LoginState>
}

/**
 * Creates a kit that offers logins. Its secure frame never loads, so requests to the frame stay
 * pending.
 */
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

/** Keeps the state of the login at the given values, even if the kit changes it. */
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

/** Ports whose secure frame fails to load, so that requests to it fail. */
export const failingFrame = { loadFrameHost: () => Promise.reject(new TypeError('offline')) }

/** Stores that an email has just been sent, which disables sending another one for a while. */
export function withCountdown(kit: TestKit): TestKit {
  kit.ports.storage.setItem('@appkit-wallet/LAST_EMAIL_LOGIN_TIME', String(kit.ports.now()))
  return kit
}

/** Creates a kit in an installed app. Its secure frame never loads. */
export function createInstalledKit(options: LoginStoryOptions = {}): TestKit {
  const page = { ...fakePorts().page, installed: () => true }
  return createLoginKit({ ...options, ports: { ...options.ports, page } })
}

/** Creates a kit with a connected login that has an EOA and a smart account. */
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

/** Creates a kit whose active account belongs to a login. */
export function createLoggedInKit(
  who: FakeLoginOptions = { email: storyEmail },
  options: LoginStoryOptions = {},
): TestKit {
  return createLoginKit({ connected: fakeLogin(who), ...options })
}

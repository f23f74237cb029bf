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

/** A short address in a domain that is reserved for examples. */
export const storyEmail = 'player@example.com'
export const longEmail =
  'kundenbetreuung.spielerverwaltung@donaudampfschifffahrtsgesellschaft.example'

export type LoginStoryOptions = CreateTestKitOptions & {
  /** State of an unfinished login. */
  readonly login?: Partial<LoginState>
}

/**
 * A kit that offers logins and whose secure frame never loads, so requests to the frame stay
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

/** Forces a state of the login, even if the kit changes it. */
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

/** Ports with a secure frame that fails to load, so requests to it fail. */
export const failingFrame = { loadFrameHost: () => Promise.reject(new TypeError('offline')) }

/** Stores that an e-mail was sent just now, which starts the cooldown. */
export function withCountdown(kit: TestKit): TestKit {
  kit.ports.storage.setItem('@appkit-wallet/LAST_EMAIL_LOGIN_TIME', String(kit.ports.now()))
  return kit
}

/** A kit in an installed app, whose secure frame never loads. */
export function createInstalledKit(options: LoginStoryOptions = {}): TestKit {
  const page = { ...fakePorts().page, installed: () => true }
  return createLoginKit({ ...options, ports: { ...options.ports, page } })
}

/** A login that has an EOA and a smart account. */
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

/** A login kit with a connected login. */
export function createLoggedInKit(
  who: FakeLoginOptions = { email: storyEmail },
  options: LoginStoryOptions = {},
): TestKit {
  return createLoginKit({ connected: fakeLogin(who), ...options })
}

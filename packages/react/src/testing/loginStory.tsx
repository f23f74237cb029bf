import { getLoginStore, type LoginState } from '@latchkey/kit/auth'
import {
  type CreateTestKitOptions,
  createTestKit,
  fakeLogin,
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

/** The same, with somebody logged in. */
export function createLoggedInKit(
  who: Parameters<typeof fakeLogin>[0] = { email: storyEmail },
  options: LoginStoryOptions = {},
): TestKit {
  return createLoginKit({ connected: fakeLogin(who), ...options })
}

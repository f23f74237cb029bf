import { ServiceUnreachableError } from '@latchkey/core'
import type { SignIn, SignInSession } from '../kit/SignIn.ts'
import { toMessage } from '../sign-in/toMessage.ts'

/** A fake sign-in plug-in with access to its sessions. */
export type FakeSignIn = SignIn & {
  readonly getHeld: () => readonly SignInSession['data'][]
  /**
   * Sets how the sign-in plug-in behaves from now on. `refuses`: every call fails with an error.
   * `unreachable`: the sign-in service does not answer.
   */
  readonly behave: (behaviour: 'normal' | 'refuses' | 'unreachable') => void
}

/** Creates a fake sign-in plug-in that accepts every signature. */
export function fakeSignIn(options: { readonly required?: boolean } = {}): FakeSignIn {
  let held: readonly SignInSession['data'][] = []
  let behaviour = 'normal'
  const answer = async () => {
    if (behaviour === 'unreachable') throw new ServiceUnreachableError({ host: 'app.example' })
    if (behaviour === 'refuses') throw new TypeError('refused')
  }
  return {
    getHeld: () => held,
    behave: (next) => {
      behaviour = next
    },
    createMessage: async (account) => {
      await answer()
      const page = { domain: 'app.example', uri: 'https://app.example' }
      return toMessage(page, account, { nonce: 'nonce0000', issuedAt: Date.UTC(2026, 0, 1) })
    },
    addSession: async ({ data }) => {
      await answer()
      held = [...held, data]
    },
    setSessions: async (sessions) => {
      await answer()
      held = sessions.map((session) => session.data)
    },
    getSessions: async (chainId, address) => {
      await answer()
      return held
        .filter((data) => data.chainId === chainId && data.accountAddress === address)
        .map((data) => ({ data }))
    },
    revokeSession: async (chainId, address) => {
      await answer()
      held = held.filter((data) => data.chainId !== chainId || data.accountAddress !== address)
    },
    getRequired: () => options.required ?? true,
  }
}

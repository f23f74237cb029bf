import { ConnectionRejectedError } from '@latchkey/core'
import { fakeLogin } from '../fakeLogin.ts'
import type { FakeWallet } from '../fakeWallet.ts'
import { createLater, type Later } from '../schedules/createLater.ts'
import { toSignature } from './createNameService.ts'

/** How the fake wallet answers a signature request. */
export const signerMoods = [
  'signs',
  'signs',
  'signs late',
  'signs, and has a fault',
  'signs something else',
  'gives no signature',
  'refuses',
  'refuses late',
] as const

/** A fake wallet that signs with one account's key. All simulated tabs share it. */
export type Signer = Omit<Later, 'wait'> & {
  readonly createWallet: () => FakeWallet
  mood: (typeof signerMoods)[number]
  /** Number of signature requests that the wallet has received. */
  asked: number
}

/** Creates the fake wallet that signs with an account's key. */
export function createSigner(account: string): Signer {
  const { wait, answerOne, answerAll } = createLater()
  const signMessage = async ({ message }: { readonly message: string }): Promise<string> => {
    const { mood } = signer
    signer.asked += 1
    if (mood.endsWith('late')) await wait()
    if (mood.startsWith('refuses')) throw new ConnectionRejectedError({ connectorId: 'AUTH' })
    if (mood === 'signs, and has a fault') throw new TypeError('A fault of the wallet')
    if (mood === 'gives no signature') return 'signed'
    return toSignature(mood === 'signs something else' ? `${message} ` : message)
  }
  const createWallet = (): FakeWallet => {
    const login = fakeLogin({ email: 'player@example.com', accounts: [account] })
    const { wallet } = login
    return { ...login, wallet: { ...wallet, features: { ...wallet.features, signMessage } } }
  }
  const signer: Signer = { createWallet, answerOne, answerAll, mood: 'signs', asked: 0 }
  return signer
}

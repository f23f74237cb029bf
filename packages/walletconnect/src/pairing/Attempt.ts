import type { ClientSession } from '../client/Client.ts'
import type { Pairing } from '../contract/WalletConnect.ts'

/** A pending pairing. `waiters` counts the calls that wait for it now. */
export type Attempt<answer = ClientSession> = {
  readonly pairing: Pairing
  readonly approval: Promise<answer>
  waiters: number
  settled: boolean
}

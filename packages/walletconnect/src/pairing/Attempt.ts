import type { ClientSession } from '../client/Client.ts'
import type { Pairing } from '../contract/WalletConnect.ts'

/** A pairing under way. `waiters`: how many calls wait for it now. */
export type Attempt<answer = ClientSession> = {
  readonly pairing: Pairing
  readonly approval: Promise<answer>
  waiters: number
  settled: boolean
}

import type { BitcoinChain } from '../bitcoin/createBitcoinChain.ts'
import type { LocalChain } from '../chains/LocalChain.ts'
import type { Faults } from '../gateway/createFaults.ts'
import type { Trap } from '../gateway/Trap.ts'
import type { Farcaster } from '../identity/farcaster/createFarcaster.ts'
import type { IdentityFaults } from '../identity/IdentityFault.ts'
import type { Mailbox } from '../mail/createMailbox.ts'
import type { Market } from '../market/createMarket.ts'
import type { Log } from '../processes/createLog.ts'
import type { Service } from '../processes/Service.ts'
import type { SandboxRelay } from '../relay/createRelayRunner.ts'
import type { ServerClock } from '../services/createServerClock.ts'
import type { Manifest } from '../settings/manifest.ts'
import type { Solana } from '../solana/createSolana.ts'

/** The parts of a running sandbox that the control API and the status page use. */
export type Sandbox = {
  readonly manifest: Manifest
  readonly chains: readonly LocalChain[]
  readonly bitcoin: BitcoinChain
  readonly solana: Solana
  readonly services: ReadonlyMap<string, Service>
  readonly faults: Faults
  readonly trap: { readonly get: () => Trap | undefined; readonly set: (trap?: Trap) => void }
  readonly log: Log
  readonly relay: Omit<SandboxRelay, 'runner'>
  readonly mailbox: Mailbox
  readonly identityFaults: IdentityFaults
  readonly farcaster: Farcaster
  readonly market: Market
  readonly serverClock: ServerClock
  /**
   * URL of the wallet service, without gateway and faults, and the secret of its control routes.
   */
  readonly wallet: { readonly url: string; readonly secret: string }
}

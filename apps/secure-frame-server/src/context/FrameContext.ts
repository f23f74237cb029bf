import type { Clock, Log, ServiceMetrics, Slots } from '@latchkey/service'
import type { Config } from '../config/Config.ts'
import type { Database } from '../db/Database.ts'
import type { FarcasterChannel } from '../farcaster/FarcasterChannel.ts'
import type { KeyService } from '../key-service/KeyService.ts'
import type { MasterKeys } from '../keys/envelope.ts'
import type { KeyedHash } from '../keys/keyedHash.ts'
import type { Mailer } from '../mailer/Mailer.ts'
import type { Messages } from '../messages/catalogues.ts'
import type { ProofNonces } from '../proof/proofNonces.ts'
import type { SocialLogins } from '../providers/SocialLogins.ts'

/**
 * The dependencies of every route of the frame server. Each server has its own context, so that two
 * servers in one process share no state.
 */
export type FrameContext = {
  readonly config: Config
  readonly clock: Clock
  readonly db: Database
  readonly log: Log
  readonly metrics: ServiceMetrics
  readonly isReady: () => Promise<boolean>
  readonly hash: KeyedHash
  readonly masterKeys: MasterKeys
  readonly nonces: ProofNonces
  readonly mailer: Mailer
  /** Texts of mails, in the language of the current request. */
  readonly messages: Messages
  readonly socials: SocialLogins
  /** Farcaster client; absent: Farcaster login is off. */
  readonly farcaster: FarcasterChannel | undefined
  /** Key service client; absent: the operator does not recover wallets. */
  readonly keyService: KeyService | undefined
  /**
   * Interval and maximum duration of long polls, their slots per device and network address, and
   * the signal of the server's stop, which answers them immediately.
   */
  readonly polling: {
    readonly everyMs: number
    readonly limitMs: number
    readonly slots: Slots
    readonly stopping: AbortSignal
  }
}

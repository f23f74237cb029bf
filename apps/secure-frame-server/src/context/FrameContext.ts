import type { Clock, Log, ServiceMetrics } from '@latchkey/service'
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
 * Dependencies of every route. One context belongs to one server; two servers in a process share
 * nothing.
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
  /** Texts of mails, in the language of the request. */
  readonly messages: Messages
  readonly socials: SocialLogins
  /** Absent: Farcaster login is off. */
  readonly farcaster: FarcasterChannel | undefined
  /** Absent: the operator does not recover wallets. */
  readonly keyService: KeyService | undefined
  /** Interval and duration of long polls. Shutting down answers them immediately. */
  readonly polling: {
    readonly everyMs: number
    readonly limitMs: number
    readonly stopping: AbortSignal
  }
}

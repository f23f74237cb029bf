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

/** What every route works with. One server; two in one process share nothing. */
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
  /** Texts of the mails that a request causes, in its language. */
  readonly messages: Messages
  readonly socials: SocialLogins
  /** Absent: no Farcaster login. */
  readonly farcaster: FarcasterChannel | undefined
  /** Absent: the operator recovers no wallets. */
  readonly keyService: KeyService | undefined
  /** How long calls wait for news, and until when: at the end of the server they answer at once. */
  readonly polling: {
    readonly everyMs: number
    readonly limitMs: number
    readonly stopping: AbortSignal
  }
}

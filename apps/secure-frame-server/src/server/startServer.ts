import {
  createLog,
  createServiceMetrics,
  createSlots,
  describeError,
  isDatabaseReady,
  type RunningService,
  startService,
  systemClock,
} from '@latchkey/service'
import type { Config } from '../config/Config.ts'
import { longPollEndMs, pollEveryMs, sweepEveryMs } from '../config/constants.ts'
import { tables } from '../db/Database.ts'
import { createFarcasterChannel } from '../farcaster/createFarcasterChannel.ts'
import { createKeyService, toKeyServiceSettings } from '../key-service/createKeyService.ts'
import { createKeyedHash } from '../keys/keyedHash.ts'
import { createSmtpMailer } from '../mailer/Mailer.ts'
import { withRetries } from '../mailer/withRetries.ts'
import { catalogues } from '../messages/catalogues.ts'
import { chooseCatalogue } from '../messages/chooseCatalogue.ts'
import { createProofNonces } from '../proof/proofNonces.ts'
import { createSocialLogins } from '../providers/createSocialLogins.ts'
import { requireReadableShares } from '../wallet/requireReadableShares.ts'
import { createServer } from './createServer.ts'
import { sweep } from './sweep.ts'

/**
 * Warning that is logged at every start if the operator can recover wallets, because the deployment
 * is then custodial (S-26).
 */
const custodialWarning =
  'The operator of the key service can recover and use every wallet: this deployment is custodial.'

/**
 * Opens the database and starts to listen for connections.
 *
 * @throws {StartError} The message is one sentence for the operator.
 */
export async function startServer(config: Config): Promise<RunningService> {
  const log = createLog({ level: config.logLevel, fields: {} })
  const metrics = createServiceMetrics()
  const clock = systemClock
  const hash = createKeyedHash(config.secretKey)
  const mailer = withRetries(createSmtpMailer(config.smtpUrl, config.mailFrom), (error) =>
    log.error('mail_lost', describeError(error)),
  )
  const stopping = new AbortController()
  let sweeping: NodeJS.Timeout | undefined
  const { publicOrigin, masterKeys, farcaster } = config
  const escrow = toKeyServiceSettings(config)
  if (escrow) log.warn('recovery_is_escrow', { hint: custodialWarning })
  const server = await startService({
    config,
    log,
    metrics,
    ...tables,
    async create({ db }) {
      await sweep(db, clock.now())
      await requireReadableShares(db, masterKeys)
      sweeping = setInterval(() => {
        sweep(db, clock.now()).catch((error: unknown) =>
          log.error('sweep_failed', describeError(error)),
        )
      }, sweepEveryMs)
      return createServer({
        config,
        clock,
        db,
        log,
        metrics,
        isReady: () => isDatabaseReady(db, tables.migrationsFolder),
        hash,
        masterKeys,
        nonces: createProofNonces(hash),
        mailer,
        messages: chooseCatalogue(catalogues, undefined),
        socials: createSocialLogins(config.socials, clock),
        farcaster: farcaster && createFarcasterChannel({ ...farcaster, publicOrigin }),
        keyService: escrow && createKeyService(escrow),
        polling: {
          everyMs: pollEveryMs,
          limitMs: longPollEndMs,
          slots: createSlots(),
          stopping: stopping.signal,
        },
      })
    },
  })
  return {
    address: server.address,
    async stop() {
      // Answers long polls immediately, so that shutting down does not wait for them.
      stopping.abort()
      clearInterval(sweeping)
      await server.stop()
      mailer.close()
    },
  }
}

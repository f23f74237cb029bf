import { createLog, createServiceMetrics, createSlots, isDatabaseReady } from '@latchkey/service'
import {
  createTestBrowser,
  createTestClock,
  createTestDestination,
} from '@latchkey/service/testing'
import type { Config } from '../config/Config.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import { type Database, tables } from '../db/Database.ts'
import { createKeyedHash } from '../keys/keyedHash.ts'
import { catalogues } from '../messages/catalogues.ts'
import { chooseCatalogue } from '../messages/chooseCatalogue.ts'
import type { FrameFiles } from '../pages/readFrameFiles.ts'
import { createProofNonces } from '../proof/proofNonces.ts'
import { createSocialLogins } from '../providers/createSocialLogins.ts'
import { createServerOf } from '../server/createServer.ts'
import { createTestDevice, type TestDeviceOptions } from './createTestDevice.ts'
import { createTestMailer } from './createTestMailer.ts'
import { createTestConfig } from './testConfig.ts'

export type TestServerOptions = Partial<
  Pick<FrameContext, 'farcaster' | 'socials' | 'mailer' | 'keyService'>
> & {
  readonly db: Database
  readonly config?: Partial<Config>
  readonly files?: FrameFiles
  /** Maximum duration of long polls in milliseconds. The default allows two checks. */
  readonly longPollMs?: number
  /**
   * Start time of the clock in epoch milliseconds. The clock only advances when a test moves it.
   */
  readonly start?: number
}

/** Creates a complete server on a test database, with access to its clock, mails and log lines. */
export async function createTestServer(options: TestServerOptions) {
  const { lines, destination } = createTestDestination()
  const clock = createTestClock(options.start)
  const mail = createTestMailer()
  const config = createTestConfig(options.config)
  const hash = createKeyedHash(config.secretKey)
  const { db } = options
  const stopping = new AbortController()
  const context: FrameContext = {
    config,
    clock,
    db,
    log: createLog({ level: config.logLevel, fields: {}, destination }),
    metrics: createServiceMetrics(),
    isReady: () => isDatabaseReady(db, tables.migrationsFolder),
    hash,
    masterKeys: config.masterKeys,
    nonces: createProofNonces(hash),
    mailer: options.mailer ?? mail.mailer,
    messages: chooseCatalogue(catalogues, undefined),
    socials: options.socials ?? createSocialLogins(config.socials, clock),
    farcaster: options.farcaster,
    keyService: options.keyService,
    polling: {
      everyMs: 5,
      limitMs: options.longPollMs ?? 12,
      slots: createSlots(),
      stopping: stopping.signal,
    },
  }
  const app = await createServerOf(context, options.files)
  const site = { app, origin: config.publicOrigin }
  let network = 0
  return {
    app,
    clock,
    context,
    lines,
    mail,
    stopping,
    /**
     * Creates a simulated device: a browser profile with a separate device key and network address.
     */
    openDevice: (device: TestDeviceOptions = {}) => {
      network += 1
      return createTestDevice(
        { site, clock, mail },
        { ip: `10.0.${network >> 8}.${network & 255}`, ...device },
      )
    },
    /** Creates a simulated browser without a device key, for requests of top-level pages. */
    openPage: () => createTestBrowser(site, { userAgent: chromium }),
  }
}

export const chromium = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36'

export type TestServer = Awaited<ReturnType<typeof createTestServer>>

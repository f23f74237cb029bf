import { listAt, specsOf, textAt } from './reports.ts'

/**
 * Tests of one file that may be skipped because a dependency is missing. Any other skipped test
 * fails the gate.
 */
export type AllowedSkip = {
  readonly file: string
  /**
   * Title prefixes of the tests that may be skipped; empty if the gate's machine has the
   * dependency.
   */
  readonly titles: readonly string[]
  /** Returns whether the tests may be skipped on an operating system. */
  readonly on: (platform: NodeJS.Platform) => boolean
  readonly why: string
}

const postgres = {
  titles: ['PostgreSQL (skipped: no PostgreSQL is installed)'],
  on: () => true,
  why: 'the same tests run on PGlite; PostgreSQL is no part of what the bootstrap installs',
}

const modes = {
  titles: ['S-99: the state folder is closed to others, and one that is open is refused'],
  on: (platform: NodeJS.Platform) => platform === 'win32',
  why: 'Windows keeps no modes of owner, group and others; the services do not ask for them there',
}

/**
 * All tests that may be skipped. A file may only contain a skip if it is listed here
 * (`honestTests.ts`), and the gate only accepts skipped tests with a listed title.
 */
export const allowedSkips: readonly AllowedSkip[] = [
  { file: 'apps/server/src/db/database.test.ts', ...postgres },
  { file: 'apps/server/src/instances.test.ts', ...postgres },
  { file: 'apps/server/src/points/ranks.test.ts', ...postgres },
  { file: 'apps/server/src/points/boardNews.test.ts', ...postgres },
  { file: 'packages/service/src/db/ops.test.ts', ...postgres },
  { file: 'apps/secure-frame-server/src/db/database.test.ts', ...postgres },
  { file: 'apps/blockchain-api/src/db/database.test.ts', ...postgres },
  { file: 'apps/server/src/start.test.ts', ...modes },
  { file: 'apps/secure-frame-server/src/start.test.ts', ...modes },
  {
    file: 'tools/sandbox/src/chains/createChain.test.ts',
    titles: ['S-141d: the node’s second port listens at an address that accepts no connections'],
    on: (platform) => platform !== 'linux',
    why: 'it reads the listening sockets from /proc/net, which Linux alone has',
  },
  {
    file: 'tools/sandbox/src/wallet/extension.test.ts',
    titles: [],
    on: () => false,
    why: 'it needs a Chromium; the gate has one, so there it is never skipped',
  },
]

/** Returns the titles of skipped tests in vitest's JSON report. */
export function vitestSkips(report: unknown): readonly string[] {
  return listAt(report, 'testResults')
    .flatMap((file) => listAt(file, 'assertionResults'))
    .filter((test) => !['passed', 'failed'].includes(textAt(test, 'status')))
    .map((test) => textAt(test, 'fullName').trim())
}

/** Returns the titles of skipped tests in Playwright's JSON report. */
export function playwrightSkips(report: unknown): readonly string[] {
  return specsOf(report)
    .filter((spec) => listAt(spec, 'tests').some((test) => textAt(test, 'status') === 'skipped'))
    .map((spec) => textAt(spec, 'title'))
}

/** Returns those of the skipped tests that must not be skipped on this platform. */
export function unlistedSkips(
  titles: readonly string[],
  platform: NodeJS.Platform = process.platform,
): readonly string[] {
  const starts = allowedSkips.filter(({ on }) => on(platform)).flatMap((skip) => skip.titles)
  return titles.filter((title) => !starts.some((start) => title.startsWith(start)))
}

import { listAt, specsOf, textAt } from './reports.ts'

/** Tests that are left out where what they need is absent. Every other skip stops the gate. */
export type AllowedSkip = {
  readonly file: string
  /** How the titles begin that may be skipped in the gate; `[]` where the gate has what they need. */
  readonly titles: readonly string[]
  /** Whether they may be skipped on a system, by Node's name of it. */
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

/** The one list: of files that may hold a skip (`honestTests.ts`), and of titles that the gate lets pass. */
export const allowedSkips: readonly AllowedSkip[] = [
  { file: 'apps/server/src/db/database.test.ts', ...postgres },
  { file: 'apps/server/src/instances.test.ts', ...postgres },
  { file: 'apps/server/src/points/ranks.test.ts', ...postgres },
  { file: 'apps/server/src/points/boardNews.test.ts', ...postgres },
  { file: 'apps/secure-frame-server/src/db/database.test.ts', ...postgres },
  { file: 'apps/blockchain-api/src/db/database.test.ts', ...postgres },
  { file: 'apps/server/src/start.test.ts', ...modes },
  { file: 'apps/secure-frame-server/src/start.test.ts', ...modes },
  {
    file: 'tools/sandbox/src/chains/createChain.test.ts',
    titles: [
      'S-141d: the port that the node itself opens is at an address that nobody can connect to',
    ],
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

/** Titles of tests that vitest's JSON report says did not run. */
export function vitestSkips(report: unknown): readonly string[] {
  return listAt(report, 'testResults')
    .flatMap((file) => listAt(file, 'assertionResults'))
    .filter((test) => !['passed', 'failed'].includes(textAt(test, 'status')))
    .map((test) => textAt(test, 'fullName').trim())
}

/** Titles of tests that Playwright's JSON report says did not run. */
export function playwrightSkips(report: unknown): readonly string[] {
  return specsOf(report)
    .filter((spec) => listAt(spec, 'tests').some((test) => textAt(test, 'status') === 'skipped'))
    .map((spec) => textAt(spec, 'title'))
}

/** Those of the skipped tests that are not on the list of this system. */
export function unlistedSkips(
  titles: readonly string[],
  platform: NodeJS.Platform = process.platform,
): readonly string[] {
  const starts = allowedSkips.filter(({ on }) => on(platform)).flatMap((skip) => skip.titles)
  return titles.filter((title) => !starts.some((start) => title.startsWith(start)))
}

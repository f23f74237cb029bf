import { ensurePackages } from './packages.mjs'
import { ensureBrowser, ensureFirefox, ensureShell, findStress } from './programs.mjs'
import { run } from './spawn.mjs'
import { ensureToolchain } from './toolchain.mjs'
import { UserError } from './userError.mjs'

const longConfig = 'config/vitest/long.config.ts'

async function prepared() {
  const env = await ensureToolchain()
  await ensurePackages(env)
  return env
}

async function preparedWithBrowser() {
  const env = await prepared()
  const chromium = await ensureBrowser()
  return {
    ...env,
    LATCHKEY_CHROMIUM: chromium,
    LATCHKEY_HEADLESS_SHELL: await ensureShell(chromium),
  }
}

async function build(env, ...filters) {
  console.log('· building')
  const args = [
    'exec',
    'turbo',
    'run',
    'build',
    '--output-logs=errors-only',
    ...filters.map((x) => `--filter=${x}`),
  ]
  const { code, output } = await run('pnpm', args, { env, quiet: true })
  if (code !== 0)
    throw new UserError(`The build failed:\n${output.trim().split('\n').slice(-40).join('\n')}`)
}

const nodeScript = (env, args) =>
  run('node', ['--conditions=source', ...args], { env }).then((x) => x.code)
const pnpmScript = (env, args) => run('pnpm', args, { env }).then((x) => x.code)

/**
 * Implementations of the root package's scripts, such as `pnpm check`, by script name. Each returns
 * an exit code.
 */
export const commands = {
  async start(rest) {
    const env = await prepared()
    const apps = ['web', 'server', 'blockchain-api-server', 'secure-frame', 'secure-frame-server']
    await build(env, ...apps.map((name) => `@latchkey/${name}`))
    return nodeScript(env, ['tools/sandbox/src/main.ts', ...rest])
  },

  async dev(rest) {
    const env = await prepared()
    // Builds the secure frame for development too, because its server compares the hash of each
    // file.
    await build(env, '@latchkey/secure-frame')
    return nodeScript(env, ['tools/sandbox/src/main.ts', '--dev', ...rest])
  },

  async playground(rest) {
    const env = await prepared()
    return pnpmScript(env, ['--filter', '@latchkey/playground', 'dev', ...rest])
  },

  /**
   * Runs all checks and tests that a commit must pass (the gate). With arguments, runs the unit
   * tests that match them.
   */
  async test(rest) {
    if (rest.length > 0) return pnpmScript(await prepared(), ['exec', 'vitest', 'run', ...rest])
    return commands.check(rest)
  },

  /**
   * Runs the tests that are too long for the gate. First come ten times as many fault schedules as
   * in the gate or more, with fakes and with real services, and 100,000 forged frame messages. Then the
   * ERC-4337 bundler of the sandbox is compared with Alto, which is installed for that. Last come
   * fault schedules in Chromium and a few tests in Firefox.
   */
  async 'test:long'(rest) {
    const counts = {
      LATCHKEY_SCHEDULES: '500',
      LATCHKEY_RETRIES: '1500',
      LATCHKEY_FAULT_SCHEDULES: '60',
      LATCHKEY_REAL_SCHEDULES: '440',
      LATCHKEY_FORGED_MESSAGES: '100000',
    }
    const env = { ...counts, ...(await preparedWithBrowser()) }
    const real = 'tools/checks/src/faults'
    const kit = ['packages/kit/src/testing/faults', 'packages/kit/src/testing/spending']
    const folders = [...kit, 'packages/bridge/src/fuzz', real]
    const fakes = ['exec', 'vitest', 'run', ...folders, ...rest]
    const code = await pnpmScript(env, fakes)
    if (code !== 0) return code
    const peers = await pnpmScript(env, ['exec', 'vitest', 'run', '--config', longConfig])
    if (peers !== 0) return peers
    await build(env)
    const named = ['firefox', 'chromium109', 'faults'].map((name) => `--project=${name}`)
    const projects = [...named, '--no-deps']
    const browser = ['exec', 'playwright', 'test', ...projects]
    const sources = {
      ...env,
      LATCHKEY_LONG: '1',
      LATCHKEY_FIREFOX: await ensureFirefox(),
      NODE_OPTIONS: '--conditions=source',
    }
    return pnpmScript(sources, ['--filter', '@latchkey/e2e', ...browser])
  },

  async check(rest) {
    const env = await preparedWithBrowser()
    return nodeScript(env, ['tools/bootstrap/src/gate.ts', ...rest])
  },

  /**
   * Runs each browser test ten times on a busy machine, to find flaky ones. Arguments select the
   * test files.
   */
  async flakes(rest) {
    const env = await preparedWithBrowser()
    const stress = await findStress()
    await build(env)
    const loaded = stress === undefined ? env : { ...env, LATCHKEY_STRESS: stress }
    return nodeScript(loaded, ['tools/checks/src/flakes/main.ts', ...rest])
  },

  async 'bench:journey'(rest) {
    const env = await preparedWithBrowser()
    await build(env)
    return nodeScript(env, ['tools/checks/src/journey/main.ts', ...rest])
  },

  /** Takes new screenshots of the product for docs/screens.md. */
  async 'docs:screens'(rest) {
    const env = { ...(await preparedWithBrowser()), LATCHKEY_DOCS: '1' }
    await build(env)
    const pictures = ['exec', 'playwright', 'test', '--project=docs', '--no-deps', ...rest]
    const sources = { ...env, NODE_OPTIONS: '--conditions=source' }
    return pnpmScript(sources, ['--filter', '@latchkey/e2e', ...pictures])
  },

  /** Measures how long a wallet connection takes. Requires a running `npm start`. */
  async 'bench:connect'(rest) {
    return nodeScript(await preparedWithBrowser(), ['tools/e2e/src/bench/connect.ts', ...rest])
  },

  /**
   * Manages the seasons and points of a product server. STATE_DIR or DATABASE_URL selects its
   * database; the default is that of the sandbox.
   */
  async admin(rest) {
    const sandbox = process.env.LATCHKEY_STATE_DIR || '.sandbox'
    const own = { STATE_DIR: process.env.STATE_DIR || `${sandbox}/server` }
    const env = { ...own, ...(await prepared()) }
    return nodeScript(env, ['apps/server/src/admin.ts', ...rest])
  },

  async 'bench:club'(rest) {
    return nodeScript(await prepared(), ['apps/server/src/bench/club.ts', ...rest])
  },

  async 'bench:index'(rest) {
    return nodeScript(await prepared(), ['apps/blockchain-api/src/bench/index.ts', ...rest])
  },

  async 'bench:leaderboard'(rest) {
    return nodeScript(await prepared(), ['apps/server/src/bench/leaderboard.ts', ...rest])
  },

  async 'bench:restart'(rest) {
    return nodeScript(await prepared(), ['tools/e2e/src/bench/restart.ts', ...rest])
  },

  async 'bench:login'(rest) {
    return nodeScript(await preparedWithBrowser(), ['tools/e2e/src/bench/login.ts', ...rest])
  },

  async 'bench:open'(rest) {
    const env = await preparedWithBrowser()
    await build(env)
    return nodeScript(env, ['tools/checks/src/bench/open/main.ts', ...rest])
  },
}

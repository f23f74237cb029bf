import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'
import { run } from './spawn.mjs'
import { UserError } from './userError.mjs'

const nodeVersion = '24.21.0'
const pnpmVersion = '12.21.0'
const folder = join(root, '.toolchain')
const modules = join(folder, 'node_modules')
const windows = process.platform === 'win32'

// npm packages with the programs of Node and pnpm for this platform, which need no install script.
// They spell Windows differently.
const nodePackage = `node-${windows ? 'win' : process.platform}-${process.arch}`
const pnpmPackage = `@pnpm/exe.${process.platform}-${process.arch}`
const nodeFolder = join(modules, nodePackage, windows ? '' : 'bin')
const pnpmFolder = join(modules, pnpmPackage)

function versionOf(program) {
  try {
    return execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .replace(/^v/, '')
  } catch {
    return undefined
  }
}

const programIn = (path, name) => join(path, windows ? `${name}.exe` : name)

function found() {
  return {
    node: versionOf(programIn(nodeFolder, 'node')) === nodeVersion,
    pnpm: versionOf(programIn(pnpmFolder, 'pnpm')) === pnpmVersion,
  }
}

/**
 * Fails if the disk has too little space for the packages of Node and pnpm (about 250 MB), because
 * a full disk would leave a partial download.
 */
function requireSpace() {
  const { bavail, bsize } = statfsSync(root)
  const freeMb = Math.floor((Number(bavail) * Number(bsize)) / 1e6)
  if (freeMb < 2500) {
    throw new UserError(
      `Not enough disk space: ${freeMb} MB free, 2,500 MB needed for tools and packages.`,
    )
  }
}

async function fetchToolchain(wanted) {
  requireSpace()
  console.log(`· fetching ${wanted.join(' and ')} (once, about 10 s)`)
  mkdirSync(folder, { recursive: true })
  const flags = [
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const npm = windows ? 'npm.cmd' : 'npm'
  const { code } = await run(npm, ['install', '--prefix', folder, ...flags, ...wanted], {
    quiet: true,
  })
  return code === 0
}

/**
 * Provides Node and pnpm on a platform for which npm has no package of Node: uses the running Node
 * if it is recent enough, and installs the `pnpm` package. Returns the folders of their programs.
 */
async function fallback(have) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const nodeIsFine = have.node || (major === 24 && minor >= 11)
  if (!nodeIsFine) {
    throw new UserError(
      `Node 24 could not be fetched for ${process.platform}-${process.arch}: install Node 24.11 or newer (below 25) and run this again.`,
    )
  }
  if (have.pnpm) return []
  if (!(await fetchToolchain([`pnpm@${pnpmVersion}`]))) {
    throw new UserError(
      'pnpm could not be fetched from the npm registry: check the network, then run this again.',
    )
  }
  return [join(modules, '.bin')]
}

/**
 * Returns the environment for child processes without npm's settings, because pnpm would apply
 * them.
 */
function cleanEnv(paths) {
  const kept = Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key))
  const env = Object.fromEntries(kept)
  const pathKey = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    ...env,
    [pathKey]: [...paths, env[pathKey]].join(delimiter),
    // All programs share one compile cache, which saves a third of each start.
    NODE_COMPILE_CACHE: env['NODE_COMPILE_CACHE'] ?? join(folder, 'compiled'),
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  }
}

/**
 * Installs Node 24 and pnpm into the git-ignored folder `.toolchain` if they are missing.
 *
 * @returns The environment variables with which all other programs start.
 */
export async function ensureToolchain() {
  let have = found()
  let extra = []
  if (!have.node || !have.pnpm) {
    if (existsSync(modules)) rmSync(modules, { recursive: true, force: true })
    const done = await fetchToolchain([
      `${nodePackage}@${nodeVersion}`,
      `${pnpmPackage}@${pnpmVersion}`,
    ])
    have = done ? found() : { node: false, pnpm: false }
    if (!have.node || !have.pnpm) extra = await fallback(have)
  }
  return cleanEnv([nodeFolder, pnpmFolder, ...extra])
}

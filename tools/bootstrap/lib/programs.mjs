import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './spawn.mjs'
import { UserError } from './userError.mjs'

/** Programs that the tests need, each with its command names, usual paths and Debian packages. */
const programs = {
  chromium: {
    title: 'Chromium',
    variable: 'LATCHKEY_CHROMIUM',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    macPaths: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    packages: ['chromium', 'fonts-noto-core'],
  },
  // Chromium's build without windows. It has the same version and source, and needs 25 % less
  // processor time.
  shell: {
    title: "Chromium's headless shell",
    variable: 'LATCHKEY_HEADLESS_SHELL',
    names: ['chromium-headless-shell'],
    macPaths: [],
    packages: ['chromium-headless-shell'],
  },
  firefox: {
    title: 'Firefox',
    variable: 'LATCHKEY_FIREFOX',
    names: ['firefox-esr', 'firefox'],
    macPaths: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  },
  stress: {
    title: 'stress-ng',
    variable: 'LATCHKEY_STRESS',
    names: ['stress-ng'],
    macPaths: [],
    packages: ['stress-ng'],
  },
}

function locate(name) {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

function installed({ variable, names, macPaths }) {
  const wanted = process.env[variable]
  if (wanted) {
    if (!existsSync(wanted))
      throw new UserError(`${variable} names ${wanted}, which does not exist.`)
    return wanted
  }
  return names.map(locate).find(Boolean) ?? macPaths.find((path) => existsSync(path))
}

async function installOnDebian({ title, packages }) {
  console.log(`· installing ${title} with apt (once, about 40 s)`)
  await run('apt-get', ['update', '-qq'], { quiet: true })
  const { code } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    {
      quiet: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  )
  return code === 0
}

async function find(program) {
  const there = installed(program)
  if (there) return there
  const canInstall = process.getuid?.() === 0 && locate('apt-get')
  return canInstall && (await installOnDebian(program)) ? installed(program) : undefined
}

async function ensure(browser) {
  const there = await find(browser)
  if (there) return there
  const { title, variable, packages } = browser
  throw new UserError(
    `No ${title} found: install it (Debian: apt-get install ${packages[0]}) or set ${variable} to its path.`,
  )
}

/**
 * Finds Chromium, or installs it on Debian as root. The tests read the path from
 * `LATCHKEY_CHROMIUM`.
 */
export const ensureBrowser = () => ensure(programs.chromium)

/**
 * Finds Chromium's headless shell for tests that show no window, or falls back to Chromium. The
 * tests read the path from `LATCHKEY_HEADLESS_SHELL`.
 *
 * @param chromium - Path of Chromium. If the developer has set this path, all tests use it.
 */
export async function ensureShell(chromium) {
  if (process.env[programs.chromium.variable])
    return process.env[programs.shell.variable] ?? chromium
  return (await find(programs.shell)) ?? chromium
}

/**
 * Finds Firefox, or installs it on Debian as root. The tests read the path from `LATCHKEY_FIREFOX`.
 */
export const ensureFirefox = () => ensure(programs.firefox)

/**
 * Finds stress-ng, or installs it on Debian as root. Returns `undefined` if neither is possible.
 */
export const findStress = () => find(programs.stress)

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './spawn.mjs'
import { UserError } from './userError.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function locate(name) {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

function installed() {
  const wanted = process.env['LATCHKEY_CHROMIUM']
  if (wanted) {
    if (!existsSync(wanted))
      throw new UserError(`LATCHKEY_CHROMIUM names ${wanted}, which does not exist.`)
    return wanted
  }
  return names.map(locate).find(Boolean) ?? macPaths.find((path) => existsSync(path))
}

async function installOnDebian() {
  console.log('· installing Chromium with apt (once, about 40 s)')
  await run('apt-get', ['update', '-qq'], { quiet: true })
  const packages = ['chromium', 'fonts-noto-core']
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

/** Finds Chromium, or installs it on Debian as root. The path reaches the tests as `LATCHKEY_CHROMIUM`. */
export async function ensureBrowser() {
  const there = installed()
  if (there) return there
  const canInstall = process.getuid?.() === 0 && locate('apt-get')
  if (canInstall && (await installOnDebian())) {
    const now = installed()
    if (now) return now
  }
  throw new UserError(
    'No Chromium found: install it (Debian: apt-get install chromium) or set LATCHKEY_CHROMIUM to its path.',
  )
}

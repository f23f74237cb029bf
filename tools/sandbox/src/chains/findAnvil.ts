import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '../errors/StartError.ts'

const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Returns the path of the program `anvil`, from the platform package of `@foundry-rs/anvil`.
 *
 * @throws {StartError} The package is not installed or does not support this platform.
 */
export function findAnvil(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const given = env['LATCHKEY_ANVIL']
  if (given) {
    if (existsSync(given)) return given
    throw new StartError(`The anvil binary is missing: LATCHKEY_ANVIL names ${given}.`)
  }
  const platform = `${process.platform}-${architectures[process.arch] ?? process.arch}`
  const file = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  try {
    // The platform package is a dependency of anvil's own package, so it is resolved from there.
    const own = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
    const manifest = createRequire(own).resolve(`@foundry-rs/anvil-${platform}/package.json`)
    const binary = join(dirname(manifest), 'bin', file)
    if (existsSync(binary)) return binary
  } catch {
    // The error below reports this case as well.
  }
  throw new StartError(
    `The anvil binary for ${platform} is missing: run "pnpm install", or name one in LATCHKEY_ANVIL.`,
  )
}

import type { Check } from '../check.ts'
import { readProjectFile, workspacePackages } from '../workspace.ts'

export const lockfile: Check = {
  name: 'S-120: the lockfile names no host and every dependency comes from the catalog',
  run: () => {
    const hosts = readProjectFile('pnpm-lock.yaml').match(/https?:\/\/\S+/g) ?? []
    const loose = workspacePackages().flatMap(({ folder, manifest }) =>
      Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter(([, range]) => range !== 'catalog:' && range !== 'workspace:*')
        .map(([name, range]) => `${folder}: ${name} is "${range}", not "catalog:"`),
    )
    return [...hosts.map((host) => `pnpm-lock.yaml names ${host}`), ...loose]
  },
}

const catalogLine = /^ {2}["']?([@\w/.-]+)["']?: (\S+)$/

/** Entries of the catalog in pnpm-workspace.yaml. */
export function catalogEntries(text: string): readonly (readonly [string, string])[] {
  const from = text.indexOf('\ncatalog:\n')
  return text
    .slice(from + 1)
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const match = catalogLine.exec(line)
      return match?.[1] && match[2] ? [[match[1], match[2]] as const] : []
    })
}

function walletConnectTooNew(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return major > 2 || (major === 2 && (minor > 21 || (minor === 21 && patch > 8)))
}

/** What an entry installs: an alias is another name for the package that the rules are about. */
function toInstalled([name, version]: readonly [string, string]): readonly [string, string] {
  const [, real, exact] = /^npm:(.+)@([^@]+)$/.exec(version) ?? []
  return real && exact ? [real, exact] : [name, version]
}

/** What is wrong with the versions of a catalog. */
export const pinFaults = (text: string): readonly string[] =>
  catalogEntries(text)
    .map(toInstalled)
    .flatMap(([name, version]) => [
      ...(/^\d+\.\d+\.\d+$/.test(version) ? [] : [`${name}: "${version}" is not an exact version`]),
      ...(name.startsWith('@walletconnect/') && walletConnectTooNew(version)
        ? [`${name} ${version}: its licence changed after 2.21.8`]
        : []),
      ...(/^@(reown|web3modal)\/(?!walletkit$)/.test(name) ? [`${name} is not to be used`] : []),
    ])

export const pins: Check = {
  name: 'S-120: versions are exact; @walletconnect/* stays at 2.21.8 or below',
  run: () => pinFaults(readProjectFile('pnpm-workspace.yaml')),
}

/** Known for what they bring (S-121): flaws without a fix, and stand-ins for Node's cryptography in browsers. */
const banned = /^ {2}'?(@solana\/spl-token|bigint-buffer|crypto-browserify|browserify-[a-z]+)@/

/** Banned packages in a lockfile, whoever brings them. */
export const bannedPackages = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => banned.exec(line)?.[1] ?? [])

export const bans: Check = {
  name: 'S-121: no package that is known to be unsafe is installed',
  run: () =>
    bannedPackages(readProjectFile('pnpm-lock.yaml')).map((name) => `${name} is in the lockfile`),
}

export const reasons: Check = {
  name: 'every dependency of the catalog has its reason in docs/decisions/dependencies.md',
  run: () => {
    const text = readProjectFile('docs/decisions/dependencies.md')
    return catalogEntries(readProjectFile('pnpm-workspace.yaml'))
      .filter(([name]) => !text.includes(`\`${name}\``))
      .map(([name]) => `docs/decisions/dependencies.md does not say why ${name}`)
  },
}

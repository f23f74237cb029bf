import { readProjectFile, workspacePackages } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

type Dependencies = Readonly<Record<string, string>> | undefined
type Manifest = {
  readonly dependencies?: Dependencies
  readonly devDependencies?: Dependencies
  readonly optionalDependencies?: Dependencies
  readonly peerDependencies?: Dependencies
}

/**
 * Lists dependencies in a manifest whose version comes neither from the catalog nor from the
 * workspace. Peer dependencies may have a range.
 */
export function looseDependencies(folder: string, manifest: Manifest): readonly string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest
  const installed = { ...dependencies, ...devDependencies, ...optionalDependencies }
  const loose = Object.entries(installed).filter(
    ([, range]) => range !== 'catalog:' && range !== 'workspace:*',
  )
  const exotic = Object.entries(peerDependencies ?? {}).filter(([, range]) => /[:/]/.test(range))
  return [...loose, ...exotic.filter(([, range]) => !/^(catalog|workspace):/.test(range))].map(
    ([name, range]) => `${folder}: ${name} is "${range}", not "catalog:"`,
  )
}

export const lockfile: Check = {
  name: 'S-120a: the lockfile names no host and every dependency comes from the catalog',
  run: () => {
    const hosts = readProjectFile('pnpm-lock.yaml').match(/https?:\/\/\S+/g) ?? []
    const own = { folder: '.', manifest: JSON.parse(readProjectFile('package.json')) as Manifest }
    const loose = [own, ...workspacePackages()].flatMap(({ folder, manifest }) =>
      looseDependencies(folder, manifest),
    )
    return [...hosts.map((host) => `pnpm-lock.yaml names ${host}`), ...loose]
  },
}

/**
 * Lists the packages in a lockfile that do not come from a registry but from git, an archive or a
 * folder.
 */
export const exoticSources = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => /^\s+resolution:/.test(line) && !/\{integrity: sha\d+-[\w+/=]+\}$/.test(line))
    .map((line) => line.trim())

export const exotics: Check = {
  name: 'S-120d: nothing is installed from git, an archive or a folder',
  run: () =>
    exoticSources(readProjectFile('pnpm-lock.yaml')).map((line) => `pnpm-lock.yaml: ${line}`),
}

/**
 * Patterns of lines that `pnpm-workspace.yaml` must contain for safe installation of packages, each
 * with its description.
 */
const settings = [
  [/^minimumReleaseAge: (4320|4[4-9]\d{2}|[5-9]\d{3}|\d{5,})$/m, 'minimumReleaseAge of three days'],
  [/^blockExoticSubdeps: true$/m, 'blockExoticSubdeps'],
  [/^trustPolicy: no-downgrade$/m, 'trustPolicy: no-downgrade'],
] as const

/** Returns the lines of a block in `pnpm-workspace.yaml`, with their comments. */
function entriesOf(text: string, block: string): readonly string[] {
  const [, body = ''] = new RegExp(`^${block}:\\n((?: +.*\\n)*)`, 'm').exec(`${text}\n`) ?? []
  return body.split('\n').filter((line) => line.trim() !== '')
}

/**
 * Lists missing or forbidden settings for the installation of packages in `pnpm-workspace.yaml`.
 */
export function settingFaults(text: string): readonly string[] {
  const missing = settings
    .filter(([line]) => !line.test(text))
    .map(([, name]) => `${name} is missing`)
  const unreasoned = entriesOf(text, 'allowBuilds').filter((line) =>
    /: true\b(?!.*#\s*\S)/.test(line),
  )
  const undated = [
    ...entriesOf(text, 'minimumReleaseAgeExclude'),
    ...entriesOf(text, 'trustPolicyExclude'),
  ].filter((line) => !/#.*\d{4}-\d{2}-\d{2}/.test(line))
  const switches =
    /^(dangerouslyAllowAllBuilds|minimumReleaseAgeStrict: false|trustPolicyIgnoreAfter).*$/m
  return [
    ...missing,
    ...unreasoned.map((line) => `a build script without a reason: ${line.trim()}`),
    ...undated.map((line) => `an exception without a date: ${line.trim()}`),
    ...(switches.exec(text) ?? []).slice(0, 1).map((line) => `${line} undoes the rule`),
  ]
}

export const installing: Check = {
  name: 'S-120c: young packages, build scripts, exotic sources and weaker trust are refused',
  run: () =>
    settingFaults(readProjectFile('pnpm-workspace.yaml')).map(
      (fault) => `pnpm-workspace.yaml: ${fault}`,
    ),
}

const catalogLine = /^ {2}["']?([@\w/.-]+)["']?: (\S+)$/

/** Returns the catalog in `pnpm-workspace.yaml` as pairs of name and version. */
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

/**
 * Returns the name and version of the package that a catalog entry installs. For an `npm:` alias,
 * this is the package behind the alias.
 */
function toInstalled([name, version]: readonly [string, string]): readonly [string, string] {
  const [, real, exact] = /^npm:(.+)@([^@]+)$/.exec(version) ?? []
  return real && exact ? [real, exact] : [name, version]
}

/**
 * Lists the entries of the catalog in `pnpm-workspace.yaml` whose version is not pinned as the
 * rules demand.
 */
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
  name: 'S-120b: versions are exact; @walletconnect/* stays at 2.21.8 or below',
  run: () => pinFaults(readProjectFile('pnpm-workspace.yaml')),
}

/**
 * Matches banned packages in a lockfile: those with known flaws that have no fix, and replacements
 * of Node's cryptography for browsers (S-121).
 */
const banned = /^ {2}'?(@solana\/spl-token|bigint-buffer|crypto-browserify|browserify-[a-z]+)@/

/** Lists banned packages in a lockfile, whichever package depends on them. */
export const bannedPackages = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => banned.exec(line)?.[1] ?? [])

export const bans: Check = {
  name: 'S-121a: no package that is known to be unsafe is installed',
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

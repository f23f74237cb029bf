import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types'
import { browserFloor } from '../../../../config/browsers.ts'

/** Platform calls that the oldest supported browsers lack. */
export type YoungerCalls = {
  /** Global constructors and functions, such as `CloseWatcher`. */
  readonly globals: ReadonlySet<string>
  /** Static members with their owner, such as `URL.parse`. */
  readonly statics: ReadonlySet<string>
  /** Methods of instances, such as `toSorted`. */
  readonly methods: ReadonlySet<string>
}

/** Interfaces whose instances code gets without a test whether the browser has them. */
const usualInterfaces = new Set([
  ...['Document', 'DocumentFragment', 'Element', 'Event', 'EventTarget', 'HTMLElement', 'Node'],
  ...['HTMLDialogElement', 'HTMLInputElement', 'ShadowRoot', 'Range', 'Selection', 'Animation'],
  ...['Blob', 'FormData', 'Headers', 'ReadableStream', 'Request', 'Response', 'URL'],
  ...['URLSearchParams', 'AbortSignal', 'Cache', 'Crypto', 'IDBFactory', 'Navigator', 'Window'],
  ...['Performance', 'StorageManager', 'LockManager', 'Clipboard'],
])

/**
 * Methods that libraries define on their own objects, with the library. A call of such a name tells
 * nothing about the platform.
 */
const ownMethods: Readonly<Record<string, string>> = {
  bytes: '@scure/btc-signer: readers and writers',
  drop: 'the kit: stored lists',
  fromHex: '@noble/curves: points',
  getPublicKey: '@noble/curves: keys',
  readText: 'the Bitcoin adapter: answers of Esplora',
  take: 'the sign-in parser, the decoders of the frame and the pairings',
  toHex: '@noble/curves: points',
  union: 'zod: schemas',
  use: 'react: the hook',
  when: 'zod: checks',
}

const toNumbers = (version: string) => version.replace('≤', '').split('.').map(Number)

function isAfter(version: string, floor: string): boolean {
  const [major = 0, minor = 0] = toNumbers(version)
  const [floorMajor = 0, floorMinor = 0] = toNumbers(floor)
  return major > floorMajor || (major === floorMajor && minor > floorMinor)
}

/** Returns whether every browser of the floor has a feature, without a flag or prefix. */
function isOld({ support }: CompatStatement): boolean {
  return Object.entries(browserFloor).every(([browser, floor]) =>
    [support[browser as keyof typeof browserFloor] ?? []].flat().some((entry) => {
      const { version_added: added, version_removed: removed } = entry
      if (typeof added !== 'string' || added === 'preview' || isAfter(added, floor)) return false
      if (entry.flags || entry.prefix || entry.alternative_name) return false
      return typeof removed !== 'string' || isAfter(removed, floor)
    }),
  )
}

type Feature = { readonly name: string; readonly feature: Identifier; readonly isOld: boolean }

/** Lists the features directly below another one that have compatibility data. */
function featuresOf(parent: Identifier | undefined): readonly Feature[] {
  return Object.keys(parent ?? {}).flatMap((name) => {
    const feature = name === '__compat' ? undefined : parent?.[name]
    const compat = feature?.__compat
    return feature && compat ? [{ name, feature, isOld: isOld(compat) }] : []
  })
}

type Member = { readonly name: string; readonly isStatic: boolean; readonly isOld: boolean }

function membersOf(owner: string, feature: Identifier): readonly Member[] {
  return featuresOf(feature).flatMap(({ name: key, isOld: old }) => {
    const name = key.replace(/_static$/, '')
    if (key === owner || !/^[a-z]\w*$/i.test(name) || name.includes('_')) return []
    return [{ name, isStatic: name !== key, isOld: old }]
  })
}

/**
 * Derives the calls from the compatibility data of MDN. A method whose name an older interface has
 * too, such as `map`, is left out, because a script does not show the type of its object.
 */
export function listYoungerCalls(): YoungerCalls {
  const builtins = featuresOf(bcd.javascript['builtins'])
  const owners = [...featuresOf(bcd.api), ...builtins]
  const members = owners.flatMap(({ name: owner, feature }) =>
    membersOf(owner, feature).map((member) => ({ ...member, owner })),
  )
  const younger = members.filter((member) => !member.isOld)
  const older = new Set(members.filter((member) => member.isOld).map(({ name }) => name))
  const usual = new Set([...usualInterfaces, ...builtins.map(({ name }) => name)])
  const methods = younger.filter(({ owner, isStatic }) => !isStatic && usual.has(owner))
  return {
    globals: new Set(owners.filter((one) => !one.isOld).map(({ name }) => name)),
    statics: new Set(
      younger.filter(({ isStatic }) => isStatic).map(({ owner, name }) => `${owner}.${name}`),
    ),
    methods: new Set(
      methods.map(({ name }) => name).filter((name) => !older.has(name) && !(name in ownMethods)),
    ),
  }
}

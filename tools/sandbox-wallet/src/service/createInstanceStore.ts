import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { WalletServiceOptions } from './options.ts'
import { createInstance, type WalletInstance } from './WalletInstance.ts'

/** Thrown if the file with the wallets' state exists, but cannot be read. */
export class WalletStateUnreadableError extends Error {
  override readonly name = 'WalletStateUnreadableError'
  constructor(file: string, cause: unknown) {
    super(`The sandbox wallet cannot read ${file}. Delete it, or start with --fresh.`, { cause })
  }
}

type Listener = (instance: WalletInstance, before: WalletInstance | undefined) => void

export type InstanceStore = {
  /** Returns the wallet with this id. Creates the wallet on first use. */
  readonly get: (id: string) => WalletInstance
  readonly find: (id: string) => WalletInstance | undefined
  /** Lists all sandbox wallets, the most recently used first. */
  readonly list: () => readonly WalletInstance[]
  readonly update: (
    id: string,
    change: (instance: WalletInstance) => WalletInstance,
  ) => WalletInstance
  readonly remove: (id: string) => void
  readonly subscribe: (listener: Listener) => () => void
  /** Writes pending changes of the wallets to the state file. */
  readonly flush: () => void
}

const INSTANCE_LIMIT = 200
const WRITE_DELAY_MS = 250

/**
 * Adds the fields that are missing in a wallet's stored state, because an earlier version has
 * stored it.
 */
const toCurrent = (kept: WalletInstance): WalletInstance => ({
  ...kept,
  otherPermissions: kept.otherPermissions ?? { solana: {}, bip122: {} },
  batches: kept.batches ?? [],
})

function readInstances(file: string): WalletInstance[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new WalletStateUnreadableError(file, error)
  }
  try {
    const { instances } = JSON.parse(text) as { instances: WalletInstance[] }
    if (!Array.isArray(instances)) throw new TypeError('no list of wallets')
    return instances.map(toCurrent)
  } catch (error) {
    throw new WalletStateUnreadableError(file, error)
  }
}

function createFileWriter(file: string | undefined, read: () => readonly WalletInstance[]) {
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    if (!file || !timer) return
    clearTimeout(timer)
    timer = undefined
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify({ version: 2, instances: read() }), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  const schedule = () => {
    if (file) timer ??= setTimeout(flush, WRITE_DELAY_MS)
  }
  return { flush, schedule }
}

/**
 * Creates the store of all sandbox wallets. They are in memory, and in the state file if one is
 * configured.
 *
 * @throws {WalletStateUnreadableError} The state file is broken.
 */
export function createInstanceStore(options: WalletServiceOptions): InstanceStore {
  const loaded = options.stateFile ? readInstances(options.stateFile) : []
  const instances = new Map(loaded.map((instance) => [instance.id, instance]))
  const listeners = new Set<Listener>()
  const list = () => [...instances.values()].sort((a, b) => b.lastSeenAt - a.lastSeenAt)
  const writer = createFileWriter(options.stateFile, list)

  const put = (instance: WalletInstance) => {
    const before = instances.get(instance.id)
    instances.set(instance.id, instance)
    for (const { id } of list().slice(INSTANCE_LIMIT)) instances.delete(id)
    writer.schedule()
    for (const listener of listeners) listener(instance, before)
    return instance
  }
  const get = (id: string) => instances.get(id) ?? put(createInstance(options, id, Date.now()))

  return {
    get,
    find: (id) => instances.get(id),
    list,
    update: (id, change) => put({ ...change(get(id)), lastSeenAt: Date.now() }),
    remove: (id) => {
      instances.delete(id)
      writer.schedule()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    flush: writer.flush,
  }
}

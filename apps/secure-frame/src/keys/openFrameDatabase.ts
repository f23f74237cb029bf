import type { AsideRecord, DeviceRecord } from './deviceRecord.ts'

type Stores = {
  readonly deviceKey: { readonly key: 'D'; readonly value: CryptoKey }
  readonly proofKey: { readonly key: 'P'; readonly value: CryptoKeyPair }
  /** Device records by user id. */
  readonly wallets: { readonly key: string; readonly value: DeviceRecord }
  /**
   * Device records that are not in use: the wallet was archived, or the record is unreadable (S-33,
   * S-36).
   */
  readonly aside: { readonly key: string; readonly value: AsideRecord }
  /**
   * The users' choices in this browser, without secrets: `account|<userId>` holds the selected
   * account type, `put-off|<address>` the time when the owner postponed a recovery method.
   */
  readonly choices: { readonly key: string; readonly value: string }
}
type StoreName = keyof Stores
const storeNames: readonly StoreName[] = ['deviceKey', 'proofKey', 'wallets', 'aside', 'choices']

/** The frame's IndexedDB. Each promise is one transaction and resolves when the data is durable. */
export type FrameDatabase = {
  readonly get: <name extends StoreName>(
    store: name,
    key: Stores[name]['key'],
  ) => Promise<Stores[name]['value'] | undefined>
  readonly put: <name extends StoreName>(
    store: name,
    key: Stores[name]['key'],
    value: Stores[name]['value'],
  ) => Promise<void>
  /** Writes a value only if the key is absent. Returns the value that is stored afterwards. */
  readonly add: <name extends StoreName>(
    store: name,
    key: Stores[name]['key'],
    value: Stores[name]['value'],
  ) => Promise<Stores[name]['value']>
  readonly remove: (store: StoreName, key: string) => Promise<void>
  readonly clear: () => Promise<void>
  readonly close: () => void
}

const databaseName = 'secure-frame'
/** Version of the database schema. Increment it for each added store. */
const databaseVersion = 2

/** Opens the database and creates it on the first visit. */
export async function openFrameDatabase(factory: IDBFactory): Promise<FrameDatabase> {
  const opening = factory.open(databaseName, databaseVersion)
  opening.onupgradeneeded = () => {
    const { result } = opening
    for (const name of storeNames) {
      if (!result.objectStoreNames.contains(name)) result.createObjectStore(name)
    }
  }
  const database = await settle(opening)
  // Closes the connection when another version of the frame upgrades the database, or when the user
  // clears the site data.
  database.onversionchange = () => database.close()

  const write = async (use: (transaction: IDBTransaction) => void) => {
    const transaction = database.transaction([...storeNames], 'readwrite', {
      durability: 'strict',
    })
    use(transaction)
    await finish(transaction)
  }

  return {
    get: (store, key) => settle(database.transaction(store).objectStore(store).get(key)),
    put: (store, key, value) =>
      write((transaction) => transaction.objectStore(store).put(value, key)),
    async add(store, key, value) {
      let stored = value
      await write((transaction) => {
        const objects = transaction.objectStore(store)
        const reading = objects.get(key)
        reading.onsuccess = () => {
          if (reading.result === undefined) objects.put(value, key)
          else stored = reading.result
        }
      })
      return stored
    },
    remove: (store, key) => write((transaction) => transaction.objectStore(store).delete(key)),
    clear: () =>
      write((transaction) => {
        for (const name of storeNames) transaction.objectStore(name).clear()
      }),
    close: () => database.close(),
  }
}

function settle<result>(request: IDBRequest<result>): Promise<result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function finish(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}

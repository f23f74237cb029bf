/**
 * Replaces `IDBFactory` of `fake-indexeddb` in tests that run in a browser. It uses the real
 * database, and each factory prefixes its database names.
 */
export class IDBFactory {
  readonly #prefix = crypto.randomUUID()

  open(name: string, version?: number): IDBOpenDBRequest {
    return indexedDB.open(`${this.#prefix} ${name}`, version)
  }
}

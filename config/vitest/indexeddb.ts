/** `IDBFactory` of `fake-indexeddb` for tests in a browser: the real database, each factory with names of its own. */
export class IDBFactory {
  readonly #prefix = crypto.randomUUID()

  open(name: string, version?: number): IDBOpenDBRequest {
    return indexedDB.open(`${this.#prefix} ${name}`, version)
  }
}

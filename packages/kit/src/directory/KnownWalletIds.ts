/** Ids the directory is known to have (kit-behaviour §12). Loaded with it: nothing else needs them. */
export type KnownWalletIds = {
  /** Directory ids by connector id or announced name. */
  readonly connectors: Readonly<Record<string, string>>
  /** Image ids by connector id. */
  readonly images: Readonly<Record<string, string>>
}

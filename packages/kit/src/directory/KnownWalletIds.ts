/**
 * Directory ids that are built into the kit (kit-behaviour §12). They load together with the
 * directory's code.
 */
export type KnownWalletIds = {
  /** Directory ids by connector id or announced name. */
  readonly connectors: Readonly<Record<string, string>>
  /** Image ids by connector id. */
  readonly images: Readonly<Record<string, string>>
}

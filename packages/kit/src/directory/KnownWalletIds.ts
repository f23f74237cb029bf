/**
 * Ids of well-known wallets in the wallet directory, built into the kit (kit-behaviour §12). They
 * match wallets found in the page to directory entries, and load together with the directory's
 * code.
 */
export type KnownWalletIds = {
  /** Directory ids of wallets, by connector id or by the name that the wallet announces. */
  readonly connectors: Readonly<Record<string, string>>
  /** Ids of wallet images in the directory, by connector id. */
  readonly images: Readonly<Record<string, string>>
}

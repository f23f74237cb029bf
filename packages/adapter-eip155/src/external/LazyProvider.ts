/**
 * In place of a connector's provider, where its code is fetched only when the wallet is connected or restored: an SDK,
 * or the Safe app of this origin around the page.
 */
export type LazyProvider =
  | { readonly load: () => Promise<unknown> }
  | { readonly safeOrigin: string }

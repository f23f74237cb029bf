/**
 * Takes the place of a provider whose code loads when the wallet is connected or restored. Either
 * an SDK, or the Safe app around this page with its origin.
 */
export type LazyProvider =
  | { readonly load: () => Promise<unknown> }
  | { readonly safeOrigin: string }

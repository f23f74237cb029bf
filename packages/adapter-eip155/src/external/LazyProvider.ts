/**
 * Stands for a provider whose code loads when its wallet is connected or restored. It loads an SDK,
 * or names the origin of the Safe app that embeds this page.
 */
export type LazyProvider =
  | { readonly load: () => Promise<unknown> }
  | { readonly safeOrigin: string }

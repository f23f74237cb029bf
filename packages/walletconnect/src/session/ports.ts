/** Functions of the page that are needed to open a wallet app. */
export type LinkPort = {
  readonly open: (url: string, target: string, features: string) => unknown
  readonly isFramed: () => boolean
  readonly hasFocus: () => boolean
}

/**
 * Creates the port with the functions of the browser's page. Returns `undefined` without a page.
 */
export function createLinkPort(): LinkPort | undefined {
  const { window } = globalThis
  if (!window?.document) return undefined
  return {
    open: (url, target, features) => window.open(url, target, features),
    isFramed: () => window.self !== window.top,
    hasFocus: () => window.document.hasFocus(),
  }
}

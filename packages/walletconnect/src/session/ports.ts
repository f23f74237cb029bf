/** What of the page is needed to leave it for a wallet app. */
export type LinkPort = {
  readonly open: (url: string, target: string, features: string) => unknown
  readonly isFramed: () => boolean
  readonly hasFocus: () => boolean
}

/** The browser's page; `undefined` where there is none. */
export function createLinkPort(): LinkPort | undefined {
  const { window } = globalThis
  if (!window?.document) return undefined
  return {
    open: (url, target, features) => window.open(url, target, features),
    isFramed: () => window.self !== window.top,
    hasFocus: () => window.document.hasFocus(),
  }
}

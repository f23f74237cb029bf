/**
 * Types of the parts of Playwright that the wallet's test driver uses, so that this package does
 * not depend on Playwright.
 */

type WaitOptions = { readonly timeout?: number }

export type LocatorLike = {
  readonly click: () => Promise<void>
  readonly press: (key: string) => Promise<void>
  readonly getAttribute: (name: string) => Promise<string | null>
  readonly waitFor: (
    options?: WaitOptions & { readonly state?: 'attached' | 'detached' | 'visible' | 'hidden' },
  ) => Promise<void>
  readonly locator: (selector: string) => LocatorLike
  readonly getByRole: (role: 'button' | 'radio', options: { name: string }) => LocatorLike
  readonly contentFrame: () => { readonly locator: (selector: string) => LocatorLike }
  readonly first: () => LocatorLike
}

export type PageLike = {
  readonly url: () => string
  readonly isClosed: () => boolean
  readonly close: () => Promise<void>
  readonly waitForEvent: (event: 'close', options: WaitOptions) => Promise<unknown>
  readonly context: () => BrowserContextLike
  readonly locator: (selector: string) => LocatorLike
}

export type BrowserContextLike = {
  readonly pages: () => PageLike[]
  readonly addCookies: (
    cookies: { name: string; value: string; domain: string; path: string }[],
  ) => Promise<void>
  readonly on: (event: 'page', listener: (page: PageLike) => void) => unknown
  readonly off: (event: 'page', listener: (page: PageLike) => void) => unknown
}

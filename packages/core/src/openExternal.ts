import { validateExternalUrl } from './validateExternalUrl.ts'

export type OpenExternalOptions = {
  readonly open: (url: string, target: string, features: string) => unknown
  readonly target?: string
}

/**
 * Opens a link outside the page, without opener and referrer; the one way out (S-64).
 *
 * @throws {ExternalUrlError} The link must not be opened.
 */
export function openExternal(url: string, { open, target = '_blank' }: OpenExternalOptions): void {
  open(validateExternalUrl(url).href, target, 'noopener,noreferrer')
}

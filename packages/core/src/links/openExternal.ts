import { validateExternalUrl } from './validateExternalUrl.ts'

export type OpenExternalOptions = {
  readonly open: (url: string, target: string, features: string) => unknown
  readonly target?: string
  /**
   * Size of a popup in CSS pixels. Present: opens the link in a popup of this size instead of a
   * tab.
   */
  readonly popup?: { readonly widthPx: number; readonly heightPx: number }
}

/**
 * Opens a link outside the page, without giving the new page access to this one or a referrer. All
 * external links are opened by this function (S-64).
 *
 * @throws {ExternalUrlError} The link is not allowed.
 */
export function openExternal(url: string, options: OpenExternalOptions): void {
  const { open, target = '_blank', popup } = options
  const size = popup ? `popup,width=${popup.widthPx},height=${popup.heightPx},` : ''
  open(validateExternalUrl(url).href, target, `${size}noopener,noreferrer`)
}

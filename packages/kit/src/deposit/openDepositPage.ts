import { validateExternalUrl } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/** Size of the exchange's window in CSS pixels (kit-behaviour §6). */
const [widthPx, heightPx] = [480, 720]

/** An exchange's window. It opens before its URL is known. */
export type DepositPage = {
  /**
   * Navigates the window to the exchange's page.
   *
   * @throws {ExternalUrlError} The URL is not allowed.
   */
  readonly lead: (url: string) => void
  readonly close: () => void
}

/**
 * Opens an empty window. Call it in the click handler, because browsers block windows that open
 * later. The window cannot access this page. It opens the exchange through a link, so that the
 * exchange gets no referrer (S-64).
 *
 * @returns `undefined` if the browser blocked the window.
 */
export function openDepositPage({ ports }: Pick<Kit, 'ports'>): DepositPage | undefined {
  const features = `popup,width=${widthPx},height=${heightPx}`
  const page = ports.openWindow('', `deposit-${ports.randomId()}`, features)
  if (!page) return undefined
  page.opener = null
  return {
    lead: (url) => {
      const link = page.document.createElement('a')
      link.href = validateExternalUrl(url).href
      link.rel = 'noreferrer'
      page.document.body.append(link)
      link.click()
    },
    close: () => page.close(),
  }
}

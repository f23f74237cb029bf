import { validateExternalUrl } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/** Size of the window (kit-behaviour §6). */
const [widthPx, heightPx] = [480, 720]

/** The window of an exchange, opened before its address is known. */
export type DepositPage = {
  /** @throws {ExternalUrlError} The address must not be opened. */
  readonly lead: (url: string) => void
  readonly close: () => void
}

/**
 * Opens an empty window directly in the click, because browsers block windows that open later. The
 * window has no access to this page. A link inside it opens the exchange, so that the exchange
 * receives no referrer (S-64).
 *
 * @returns `undefined` if the browser has blocked the window.
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

import { validateExternalUrl } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/** kit-behaviour §6. */
const [widthPx, heightPx] = [480, 720]

/** The window of an exchange, while its address is not known yet. */
export type DepositPage = {
  /** @throws {ExternalUrlError} The address must not be opened. */
  readonly lead: (url: string) => void
  readonly close: () => void
}

/**
 * Opens an empty window in the press itself, since browsers open none later. It knows nothing of this page, and a link of
 * its own leads it on, so that nobody there learns where the person came from (S-64).
 *
 * @returns `undefined` where the browser has blocked it.
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

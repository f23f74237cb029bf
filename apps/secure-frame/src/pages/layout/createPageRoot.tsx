import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { PageServices } from '../services/PageServices.ts'
import { OperatorProvider } from './OperatorContext.tsx'
import { PageBoundary } from './PageBoundary.tsx'

/**
 * Opens the place of a document where its page stands. Every top-level page of the secure origin is shown by it, so
 * none can leave the person before an empty window (S-103).
 *
 * @param services - Where the page is to say whose it is.
 * @returns Shows a page there, instead of the one before.
 */
export function createPageRoot(
  { document, location }: Window,
  services?: Pick<PageServices, 'client'>,
): (page: ReactNode) => void {
  const place = document.getElementById('root')
  // The browser's log is no place for what a page of keys and codes has thrown.
  const root = place && createRoot(place, { onCaughtError: () => undefined })
  return (page) =>
    root?.render(
      <StrictMode>
        <PageBoundary onReload={() => location.reload()}>
          {services ? <OperatorProvider client={services.client}>{page}</OperatorProvider> : page}
        </PageBoundary>
      </StrictMode>,
    )
}

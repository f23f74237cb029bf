import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { PageServices } from '../services/PageServices.ts'
import { OperatorProvider } from './OperatorContext.tsx'
import { PageBoundary } from './PageBoundary.tsx'

/**
 * Creates the React root of a document. All top-level pages use it, so that a render error never
 * leaves an empty window (S-103).
 *
 * @param services - Services that read the operator's name; absent for a page that does not show
 * it.
 * @returns A function that renders a page in place of the previous one.
 */
export function createPageRoot(
  { document, location }: Window,
  services?: Pick<PageServices, 'client'>,
): (page: ReactNode) => void {
  const place = document.getElementById('root')
  // Keeps render errors out of the browser's console, because they may contain keys or codes.
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

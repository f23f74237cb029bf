import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { PageServices } from '../services/PageServices.ts'
import { OperatorProvider } from './OperatorContext.tsx'
import { PageBoundary } from './PageBoundary.tsx'

/**
 * Creates the React root of a document. Every top-level page of the secure origin uses it, so that
 * a render error never leaves the user with an empty window (S-103).
 *
 * @param services - Present if the page shows its operator.
 * @returns A function that shows a page in place of the previous one.
 */
export function createPageRoot(
  { document, location }: Window,
  services?: Pick<PageServices, 'client'>,
): (page: ReactNode) => void {
  const place = document.getElementById('root')
  // Keeps thrown errors out of the browser's console, because they may contain keys or codes.
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

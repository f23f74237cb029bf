import '../styles/frame.css'
import { lazy, Suspense } from 'react'
import { createAppearance } from '../app/createAppearance.ts'
import { ApprovePage } from '../approvals/screen/ApprovePage.tsx'
import { createWindowBoard } from '../approvals/window/createWindowBoard.ts'
import { createPageRoot } from '../pages/createPageRoot.tsx'

// Most payments do not need it.
const WayBackPage = lazy(async () => ({ default: (await import('./wayBack.tsx')).WayBack }))

createAppearance(window).start()
createPageRoot(window)(
  <Suspense>
    <ApprovePage board={createWindowBoard()} wayBack={WayBackPage} />
  </Suspense>,
)

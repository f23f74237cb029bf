import '../styles/frame.css'
import '../styles/windows.css'
import { lazy, Suspense } from 'react'
import { ApprovePage } from '../approvals/screen/ApprovePage.tsx'
import { createWindowBoard } from '../approvals/window/createWindowBoard.ts'
import { messages } from '../messages/messages.ts'
import { nameDocument } from '../messages/nameDocument.ts'
import { createPageRoot } from '../pages/layout/createPageRoot.tsx'
import { useOperator } from '../pages/layout/OperatorContext.tsx'
import { OperatorLine } from '../pages/layout/OperatorLine.tsx'
import { createPageServices } from '../pages/services/PageServices.ts'
import { readOpeningFrame } from '../windows/frameWindows.ts'

nameDocument(document, messages.documents.approve)

// Uses the storage of the frame that opened this window, because the wallet is stored there
// (decision 0017).
const frame = readOpeningFrame(window)
const services = createPageServices(window, frame)

// Loaded lazily, because most payments do not need it.
const RecoverySetup = lazy(async () => {
  const { createRecoverySetup } = await import('./recoverySetup.tsx')
  return { default: createRecoverySetup(services, frame) }
})

function Operator() {
  return <OperatorLine name={useOperator(undefined)?.name} />
}

createPageRoot(
  window,
  services,
)(
  <Suspense>
    <ApprovePage
      board={createWindowBoard()}
      operator={<Operator />}
      recoverySetup={RecoverySetup}
    />
  </Suspense>,
)

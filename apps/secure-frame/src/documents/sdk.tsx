import '../styles/frame.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { FrameScreen } from '../app/FrameScreen.tsx'
import { startFrame } from '../app/startFrame.ts'
import { messages } from '../messages/messages.ts'
import { nameDocument } from '../messages/nameDocument.ts'

nameDocument(document, messages.documents.frame)

const root = document.getElementById('root')
const running = await startFrame(window)

if (root && running) {
  createRoot(root).render(
    <StrictMode>
      <FrameScreen running={running} />
    </StrictMode>,
  )
}

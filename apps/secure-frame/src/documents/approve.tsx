import '../styles/frame.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApprovePage } from '../approvals/screen/ApprovePage.tsx'
import { createWindowBoard } from '../approvals/window/createWindowBoard.ts'

const root = document.getElementById('root')
const dark = window.matchMedia('(prefers-color-scheme: dark)')
const paint = () => {
  document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light'
}
paint()
dark.addEventListener('change', paint)

const board = createWindowBoard()
if (root)
  createRoot(root).render(
    <StrictMode>
      <ApprovePage board={board} />
    </StrictMode>,
  )

import '../styles/frame.css'
import { ApprovePage } from '../approvals/screen/ApprovePage.tsx'
import { createWindowBoard } from '../approvals/window/createWindowBoard.ts'
import { createPageRoot } from '../pages/createPageRoot.tsx'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const paint = () => {
  document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light'
}
paint()
dark.addEventListener('change', paint)

const show = createPageRoot(window)
show(<ApprovePage board={createWindowBoard()} />)

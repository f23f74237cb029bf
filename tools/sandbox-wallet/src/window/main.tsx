import { createRoot } from 'react-dom/client'
import { ApprovalWindow } from './ApprovalWindow.tsx'
import { Home } from './home/Home.tsx'

const [, page, id] = location.pathname.split('/')
const root = document.getElementById('root')
if (root) createRoot(root).render(page === 'request' && id ? <ApprovalWindow id={id} /> : <Home />)

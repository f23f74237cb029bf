import '../styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createConsent } from '../consent/createConsent.ts'
import { createLanguage } from '../language/createLanguage.ts'
import { createBrowserStorage } from '../storage/createBrowserStorage.ts'
import { createTheme } from '../theme/createTheme.ts'
import { Privacy } from './Privacy.tsx'

const root = document.getElementById('root')
const storage = createBrowserStorage({ getArea: () => window.localStorage })
const consent = createConsent({ storage, window })
const theme = createTheme({ storage, window })
const language = createLanguage({ storage, window })
consent.start()
theme.start()
await language.start()

if (root) {
  createRoot(root).render(
    <StrictMode>
      <Privacy consent={consent} theme={theme} language={language} />
    </StrictMode>,
  )
}

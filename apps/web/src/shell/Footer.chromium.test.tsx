import { listSmall } from '@latchkey/ui/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createLanguage } from '../language/createLanguage.ts'
import { en } from '../messages/en.ts'
import { createBrowserStorage } from '../storage/createBrowserStorage.ts'
import { createTheme } from '../theme/createTheme.ts'
import { Footer } from './Footer.tsx'

afterEach(cleanup)

test('behavior: the privacy link and everything else to press in the footer is at least 40 px', () => {
  const storage = createBrowserStorage({ getArea: () => localStorage })
  const files = { '../messages/de.ts': async () => ({ messages: en }) }
  const language = createLanguage({ storage, window, files })
  render(<Footer theme={createTheme({ storage, window })} language={language} />)
  expect(screen.getByRole('link', { name: 'Privacy' })).toBeDefined()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeDefined()
  expect(listSmall(screen.getByRole('contentinfo'))).toEqual([])
})

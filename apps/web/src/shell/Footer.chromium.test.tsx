import { listSmall } from '@latchkey/ui/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createBrowserStorage } from '../storage/createBrowserStorage.ts'
import { createTheme } from '../theme/createTheme.ts'
import { Footer } from './Footer.tsx'

afterEach(cleanup)

test('behavior: the privacy link and everything else to press in the footer is at least 40 px', () => {
  const storage = createBrowserStorage({ getArea: () => localStorage })
  render(<Footer theme={createTheme({ storage, window })} />)
  expect(screen.getByRole('link', { name: 'Privacy' })).toBeDefined()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(listSmall(screen.getByRole('contentinfo'))).toEqual([])
})

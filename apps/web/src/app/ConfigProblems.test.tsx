import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WebConfigError } from '../config/web.config.ts'
import { ConfigProblems } from './ConfigProblems.tsx'

afterEach(cleanup)

test('default: the operator sees each configuration problem', () => {
  render(<ConfigProblems error={new WebConfigError(['A has to be B.', 'C has to be D.'])} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not set up correctly')
  expect(screen.getByRole('alert').textContent).toContain('A has to be B. C has to be D.')
})

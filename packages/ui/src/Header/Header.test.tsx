import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './Header.module.css?raw'
import { Header } from './Header.tsx'

describePart('Header', {
  render: ({ disabled, onClick, ...props }) => <Header title="Connect" {...props} />,
  element: 'header',
  sheet,
})

afterEach(cleanup)

test('behavior: without a title there is no heading', () => {
  const { rerender } = render(<Header title="Connect" />)
  expect(screen.getByRole('heading', { name: 'Connect' })).toBeDefined()
  rerender(<Header title="" />)
  expect(screen.queryByRole('heading')).toBeNull()
})

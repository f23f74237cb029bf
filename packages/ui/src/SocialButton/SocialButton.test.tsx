import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './SocialButton.module.css?raw'
import { SocialButton } from './SocialButton.tsx'

describePart('SocialButton', {
  render: (props) => <SocialButton label="Continue with GitHub" provider="github" {...props} />,
  element: 'button',
  sheet,
  takes: 'press',
})

afterEach(cleanup)

test('behavior: a tile shows the provider’s name, and its accessible name is the action', () => {
  render(<SocialButton caption="GitHub" label="Continue with GitHub" provider="github" />)
  const button = screen.getByRole('button', { name: 'Continue with GitHub' })
  expect(button.textContent).toBe('GitHub')
})

import { InvalidAnswerError } from '@latchkey/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'

beforeEach(() => {
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Broken({ error }: { readonly error: unknown }): never {
  throw error
}

function show(error: unknown) {
  const onReload = vi.fn()
  const { container } = render(
    <ErrorBoundary onReload={onReload}>
      <Broken error={error} />
    </ErrorBoundary>,
  )
  return { onReload, text: container.textContent ?? '' }
}

const secret = 'select * from members at /srv/app/secret.ts <b>'

test.each<[string, unknown, string]>([
  ['an error', new TypeError(secret), 'Reference unexpected'],
  ['an error of ours', new InvalidAnswerError({ host: 'h', reason: secret }), 'Reference'],
  ['a text', secret, 'Reference unexpected'],
  ['nothing', undefined, 'Reference unexpected'],
])(
  'S-103: if %s is thrown, the page shows a catalogue text and a short reference',
  async (_, error, reference) => {
    const { onReload, text } = show(error)
    expect(text).toContain('This page stopped working')
    expect(text).toContain(reference)
    expect(text).not.toContain('secret')
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(onReload).toHaveBeenCalledOnce()
  },
)

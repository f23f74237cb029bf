import { InvalidAnswerError } from '@latchkey/core'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageRoot } from './createPageRoot.tsx'
import { Page } from './Page.tsx'

beforeEach(() => {
  const place = document.createElement('div')
  place.id = 'root'
  document.body.append(place)
})
afterEach(() => {
  act(() => show(null))
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

let show: ReturnType<typeof createPageRoot> = () => undefined
function create() {
  const reload = vi.fn()
  show = createPageRoot({ document, location: { reload } } as unknown as Window)
  return { reload }
}

function Broken({ error }: { readonly error: unknown }): never {
  throw error
}

const secret = 'code 7K9M-QX2T of ada@example.test'

test.each<[string, unknown, string]>([
  ['an error', new TypeError(secret), 'Reference unexpected'],
  [
    'an error of ours',
    new InvalidAnswerError({ host: 'h', reason: secret }),
    'Reference invalid_answer',
  ],
  ['a text', secret, 'Reference unexpected'],
  ['nothing', undefined, 'Reference unexpected'],
])(
  'S-103: after %s is thrown the page shows an error code and a reload, and logs nothing',
  async (_, error, reference) => {
    const levels = ['error', 'warn', 'info', 'log', 'debug'] as const
    const logs = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => undefined))
    const onError = vi.fn()
    window.addEventListener('error', onError, { once: true })
    const { reload } = create()
    act(() => show(<Broken error={error} />))

    screen.getByRole('heading', { name: 'This page stopped working' })
    screen.getByText(reference)
    expect(document.body.innerHTML).not.toContain('ada@')
    for (const log of logs) expect(log).not.toHaveBeenCalled()
    expect(onError).not.toHaveBeenCalled()
    window.removeEventListener('error', onError)
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reload).toHaveBeenCalledOnce()
  },
)

test('default: the next page replaces the previous one', () => {
  create()
  act(() => show(<Page title="Signing you in" />))
  act(() => show(<Page title="Signed in" />))
  expect(screen.getAllByRole('heading').map((x) => x.textContent)).toEqual(['Signed in'])
})

test('behavior: axe finds nothing in a page that has stopped', async () => {
  create()
  act(() => show(<Broken error={new TypeError(secret)} />))
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './Dialog.module.css?raw'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { DialogHost } from './DialogHost.tsx'

afterEach(cleanup)

type PageProps = Partial<DialogProps> & { readonly open: boolean }

function Page({ open, ...rest }: PageProps) {
  return (
    <>
      <button type="button">Connect</button>
      <DialogHost data-testid="w3m-modal" theme="dark">
        {open && (
          <Dialog
            data-testid="w3m-modal-card"
            label="Wallet"
            onRequestClose={() => {}}
            overlayProps={{ 'data-testid': 'w3m-modal-overlay' }}
            {...rest}
          >
            <button type="button">First</button>
            <button type="button">Last</button>
          </Dialog>
        )}
      </DialogHost>
    </>
  )
}

const host = () => screen.getByTestId('w3m-modal')
const opener = () => screen.getByText('Connect')

describePart('Dialog', {
  render: ({ disabled, onClick, ...props }) => (
    <Dialog label="Wallet" onRequestClose={() => {}} {...props} />
  ),
  element: 'div',
  sheet,
})

describe('host', () => {
  test('K-MODAL-11a: an empty, closed dialog element is in the body from the start', () => {
    render(<Page open={false} />)
    expect(host()).toMatchObject({ localName: 'dialog', open: false, childElementCount: 0 })
    expect(host().parentElement).toBe(document.body)
  })

  test('behavior: renders nothing on a server', () => {
    expect(renderToString(<DialogHost theme="light" />)).toBe('')
  })

  test('K-THEME-01: theme properties are set on the element', () => {
    render(
      <DialogHost
        data-testid="w3m-modal"
        theme="light"
        themeProperties={{ '--lk-accent': 'red' }}
      />,
    )
    expect(host().style.getPropertyValue('--lk-accent')).toBe('red')
  })
})

describe('opening', () => {
  test('K-MODAL-11b, K-MODAL-11c: focus moves in and returns to the opener; the page is inert', () => {
    const { rerender } = render(<Page open={false} />)
    opener().focus()
    rerender(<Page open />)
    expect(host()).toMatchObject({ open: true })
    expect(document.activeElement).toBe(screen.getByTestId('w3m-modal-card'))
    expect(opener().closest('[inert]')).not.toBeNull()
    rerender(<Page open={false} />)
    expect(host()).toMatchObject({ open: false })
    expect(document.activeElement).toBe(opener())
    expect(opener().closest('[inert]')).toBeNull()
  })

  test('behavior: if the opener is gone, the element from getReturnFocus gets focus', () => {
    const other = document.createElement('button')
    document.body.append(other)
    const getReturnFocus = () => other
    const view = (open: boolean) => <Page getReturnFocus={getReturnFocus} open={open} />
    const { rerender } = render(view(false))
    rerender(view(true))
    rerender(view(false))
    expect(document.activeElement).toBe(other)
    other.remove()
  })

  test('behavior: the label or the title names the dialog', () => {
    const { rerender } = render(<Page open />)
    expect(host().getAttribute('aria-label')).toBe('Wallet')
    rerender(<Page labelledBy="title" open />)
    expect(host().getAttribute('aria-labelledby')).toBe('title')
    expect(host().hasAttribute('aria-label')).toBe(false)
  })

  test('behavior: works in React strict mode', () => {
    const { rerender } = render(<Page open={false} />, { wrapper: StrictMode })
    opener().focus()
    rerender(<Page open />)
    expect(host()).toMatchObject({ open: true })
    rerender(<Page open={false} />)
    expect(document.activeElement).toBe(opener())
    expect(document.querySelector('[inert]')).toBeNull()
  })
})

describe('asking to close', () => {
  test('K-MODAL-06: Escape and an overlay press request a close; a press begun on the card none', () => {
    const onRequestClose = vi.fn()
    render(<Page onRequestClose={onRequestClose} open />)
    const overlay = screen.getByTestId('w3m-modal-overlay')
    fireEvent.click(overlay)
    expect(onRequestClose).toHaveBeenCalledTimes(0)
    fireEvent.pointerDown(overlay)
    fireEvent.click(overlay)
    expect(onRequestClose).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(onRequestClose).toHaveBeenCalledTimes(2)
  })

  test('behavior: an Escape that a child handled, or that ends a composition, requests no close', () => {
    const onRequestClose = vi.fn()
    render(<Page onRequestClose={onRequestClose} open />)
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
    screen.getByText('First').addEventListener('keydown', (event) => event.preventDefault())
    fireEvent.keyDown(screen.getByText('First'), { key: 'Escape' })
    expect(onRequestClose).not.toHaveBeenCalled()
  })

  test('K-MODAL-07: shaking animates the card', () => {
    render(<Page open shaking />)
    expect(screen.getByTestId('w3m-modal-card').dataset['shaking']).toBe('true')
  })
})

test('behavior: repeated opening and closing leaves no elements or attributes behind', () => {
  const { rerender } = render(<Page open={false} />)
  const before = document.documentElement.outerHTML
  const added = vi.spyOn(document, 'addEventListener')
  const removed = vi.spyOn(document, 'removeEventListener')
  const observed = vi.spyOn(MutationObserver.prototype, 'observe')
  const disconnected = vi.spyOn(MutationObserver.prototype, 'disconnect')
  for (let round = 0; round < 25; round += 1) {
    rerender(<Page open />)
    rerender(<Page open={false} />)
  }
  const names = (spy: typeof added | typeof removed) =>
    spy.mock.calls.map(([name]) => name).toSorted()
  expect(document.documentElement.outerHTML).toBe(before)
  expect(added).toHaveBeenCalled()
  expect(names(added)).toEqual(names(removed))
  expect(new Set(observed.mock.contexts).size).toBe(new Set(disconnected.mock.contexts).size)
})

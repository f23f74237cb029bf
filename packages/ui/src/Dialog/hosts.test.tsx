import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { DialogHost } from './DialogHost.tsx'
import { raise } from './topLayer.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const onRequestClose = vi.fn()

function Modal({ children }: { readonly children?: ReactNode }) {
  return (
    <DialogHost data-testid="modal" theme="dark">
      <Dialog label="Wallet" onRequestClose={onRequestClose}>
        <button type="button">Choose</button>
        <input aria-label="Email" />
        {children}
      </Dialog>
    </DialogHost>
  )
}

/** Returns the element that a press on the middle of `target` hits. */
function hit(target: Element): Element | null {
  const { x, y, width, height } = target.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2)
}

const choose = () => screen.getByText('Choose')
const modal = () => screen.getByTestId('modal')

/** Adds an element with these styles to the page, as an app, a wallet or an extension does. */
function addElement(style: string, name = 'div'): HTMLElement {
  const element = document.createElement(name)
  element.setAttribute('style', style)
  element.textContent = 'Other'
  document.body.append(element)
  return element
}

const cover =
  'position: fixed; inset: 0; width: 100%; height: 100%; margin: 0; border: 0; background: white; '

test.each([999, 1030, 1055, 1300, 2147483647])(
  'K-WORLD-19: the modal lies above an element of the page with z-index %s',
  (zIndex) => {
    addElement(`${cover} z-index: ${zIndex}`)
    render(<Modal />)
    expect(hit(choose())).toBe(choose())
  },
)

test('K-WORLD-19: the modal lies above a modal dialog of the page, and closes without a trace', () => {
  const own = document.createElement('dialog')
  document.body.append(own)
  own.showModal()
  const { unmount } = render(<Modal />)
  expect(hit(choose())).toBe(choose())
  expect(modal().matches(':modal')).toBe(true)
  unmount()
  expect(own.matches(':modal')).toBe(true)
})

test("K-WORLD-19: the browser's own close request of a modal dialog asks the app", () => {
  const own = document.createElement('dialog')
  document.body.append(own)
  own.showModal()
  render(<Modal />)
  onRequestClose.mockClear()
  fireEvent(modal(), new Event('cancel', { cancelable: true }))
  expect(onRequestClose).toHaveBeenCalledOnce()
  expect(modal().matches(':modal')).toBe(true)
})

test('K-WORLD-19, K-WORLD-18c: an element that becomes full screen does not cover the modal', () => {
  render(<Modal />)
  const game = addElement(cover, 'canvas')
  raise(game)
  expect(hit(choose())).toBe(game)
  fireEvent(document, new Event('fullscreenchange'))
  expect(hit(choose())).toBe(choose())
})

test('K-WORLD-19, K-MODAL-18: the secure frame stays above the modal and usable', () => {
  const frame = addElement(cover, 'iframe')
  frame.id = 'w3m-iframe'
  render(<Modal />)
  raise(frame)
  expect(hit(choose())).toBe(frame)
  fireEvent(document, new Event('fullscreenchange'))
  expect(hit(choose())).toBe(frame)
  expect(frame.closest('[inert]')).toBeNull()
})

test('K-WORLD-19: without popovers the z-index is above those of the page', () => {
  const { showPopover } = HTMLElement.prototype
  Object.assign(HTMLElement.prototype, { showPopover: undefined })
  try {
    addElement(`${cover} z-index: 1300`)
    const { unmount } = render(<Modal />)
    expect(hit(choose())).toBe(choose())
    const element = modal()
    unmount()
    expect(element.style.zIndex).toBe('')
  } finally {
    Object.assign(HTMLElement.prototype, { showPopover })
  }
})

test('K-WORLD-19: the open modal is visible to screen readers whatever the page hides', async () => {
  render(<Modal />)
  modal().setAttribute('aria-hidden', 'true')
  await waitFor(() => expect(modal().hasAttribute('aria-hidden')).toBe(false))
})

test('K-WORLD-20: a dialog that appears later can be answered; then the modal is back on top', async () => {
  render(<Modal />)
  onRequestClose.mockClear()
  const wallet = addElement(`${cover} z-index: 2147483647`)
  await waitFor(() => expect(hit(wallet)).toBe(wallet))
  expect(wallet.closest('[inert]')).toBeNull()
  const field = document.createElement('input')
  wallet.append(field)
  field.focus()
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(onRequestClose).not.toHaveBeenCalled()
  wallet.remove()
  await waitFor(() => expect(modal().matches(':popover-open')).toBe(true))
  expect(modal().contains(document.activeElement)).toBe(true)
})

test('K-WORLD-20: while a small element lies over the page, the overlay takes no presses', async () => {
  render(<Modal />)
  const captcha = addElement('position: fixed; inset: 0 auto auto 0; width: 40px; height: 40px')
  await waitFor(() => expect(hit(captcha)).toBe(captcha))
  const hitsModal = () => modal().contains(document.elementFromPoint(60, 5))
  await waitFor(() => expect(hitsModal()).toBe(false))
  expect(hit(choose())).toBe(choose())
  captcha.style.display = 'none'
  await waitFor(() => expect(hitsModal()).toBe(true))
})

test('K-WORLD-20: an element that was hidden at opening counts as later', async () => {
  const wallet = addElement(`${cover} z-index: 2147483647; display: none`)
  render(<Modal />)
  wallet.style.display = 'block'
  await waitFor(() => expect(hit(wallet)).toBe(wallet))
})

test('K-WORLD-21b: React handlers around the provider and listeners of the page hear nothing', async () => {
  const heard: string[] = []
  const hear = ({ type }: { readonly type: string }) => heard.push(type)
  const kinds = ['click', 'keydown', 'pointerdown', 'input'] as const
  for (const kind of kinds) window.addEventListener(kind, hear)
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: a host page with handlers
    <div onChange={hear} onClick={hear} onKeyDown={hear} onPointerDown={hear}>
      <Modal />
    </div>,
  )
  await userEvent.click(choose())
  await userEvent.type(screen.getByLabelText('Email'), 'mira')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mira')
  expect(heard).toEqual([])
  for (const kind of kinds) window.removeEventListener(kind, hear)
})

test('K-WORLD-21b: a game that prevents keys, even while capturing, does not stop typing', async () => {
  const prevent = (event: Event) => event.preventDefault()
  render(<Modal />)
  window.addEventListener('keydown', prevent)
  window.addEventListener('keydown', prevent, { capture: true })
  await userEvent.type(screen.getByLabelText('Email'), 'wasd 1@Ä')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'wasd 1@Ä')
  window.removeEventListener('keydown', prevent)
  window.removeEventListener('keydown', prevent, { capture: true })
})

test('K-WORLD-21b: typing works if a listener that the page added before the kit prevents keys', async () => {
  const prevent = (event: Event) => event.preventDefault()
  window.addEventListener('keydown', prevent, { capture: true })
  render(<Modal />)
  const field = screen.getByLabelText<HTMLInputElement>('Email')
  field.focus()
  for (const type of ['keydown', 'keyup'] as const)
    for (const key of ['w', 'Enter', '@'])
      fireEvent(field, new KeyboardEvent(type, { key, bubbles: true, cancelable: true }))
  expect(field.value).toBe('w@')
  window.removeEventListener('keydown', prevent, { capture: true })
})

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button onClick={() => setCount(count + 1)} type="button">
      Pressed {count}
    </button>
  )
}

test('behavior: handlers inside the modal work', async () => {
  render(
    <Modal>
      <Counter />
    </Modal>,
  )
  await userEvent.click(screen.getByText('Pressed 0'))
  expect(screen.getByText('Pressed 1')).toBeDefined()
})

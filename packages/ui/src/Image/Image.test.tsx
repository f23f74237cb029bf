import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './Image.module.css?raw'
import { Image } from './Image.tsx'

describePart('Image', {
  render: ({ disabled, onClick, ...props }) => <Image alt="Wallet" {...props} />,
  element: 'span',
  sheet,
})

afterEach(cleanup)

test('S-65: loads lazily and without a referrer, in a fixed box', () => {
  render(<Image alt="Wallet" size={40} src="https://images.example/a.png" />)
  const image = screen.getByRole('img')
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(image.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['40', '40'])
})

test('behavior: without a picture the first letter of the name shows, with a constant tint', () => {
  const { container, rerender } = render(<Image fallback="ethereum" />)
  const getDrawing = () => container.querySelector<HTMLElement>('[data-letter]')
  const getTint = () => getDrawing()?.style.getPropertyValue('--lk-hue')
  const tint = getTint()
  expect(getDrawing()?.dataset['letter']).toBe('E')
  rerender(<Image fallback="Solana" />)
  expect(getTint()).not.toBe(tint)
  rerender(<Image fallback="ethereum" />)
  expect(getTint()).toBe(tint)
})

test('behavior: the letter is decorative and not part of a surrounding button’s name', () => {
  const { container } = render(<Image fallback="Ethereum" />)
  expect(container.textContent).toBe('')
  expect(container.querySelector('[data-letter]')?.getAttribute('aria-hidden')).toBe('true')
})

test('S-65: a failed image shows the placeholder, and a new address loads again', () => {
  const { rerender } = render(<Image alt="Wallet" src="https://images.example/a.png" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Wallet' }).localName).toBe('span')
  rerender(<Image alt="Wallet" src="https://images.example/b.png" />)
  expect(screen.getByRole('img', { name: 'Wallet' }).localName).toBe('img')
})

test('behavior: an image that fills its container is square before and after loading', () => {
  const { container, rerender } = render(
    <div style={{ inlineSize: '120px' }}>
      <Image size="fill" />
    </div>,
  )
  const getBox = () => container.querySelector('[data-size]')?.getBoundingClientRect()
  expect([getBox()?.width, getBox()?.height]).toEqual([120, 120])
  rerender(
    <div style={{ inlineSize: '120px' }}>
      <Image size="fill" src="https://images.example/wide.png" />
    </div>,
  )
  expect([getBox()?.width, getBox()?.height]).toEqual([120, 120])
})

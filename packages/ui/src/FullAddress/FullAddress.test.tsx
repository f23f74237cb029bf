import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './FullAddress.module.css?raw'
import { FullAddress } from './FullAddress.tsx'

afterEach(cleanup)

const address = '0x52908400098527886E0F7030069857D2E4169EE7'

describePart('FullAddress', {
  render: ({ disabled, onClick, ...props }) => <FullAddress value={address} {...props} />,
  element: 'bdi',
  sheet,
})

/** Returns the shown characters of each line. */
function readLines(element: HTMLElement): readonly string[] {
  const lines = new Map<number, string>()
  for (const group of element.querySelectorAll('span')) {
    const { top } = group.getBoundingClientRect()
    lines.set(top, `${lines.get(top) ?? ''}${group.textContent} `)
  }
  return [...lines.values()].map((line) => line.trim())
}

test('behavior: an address shows in groups of four, on lines of equal length', () => {
  render(
    <div style={{ inlineSize: 248, fontSize: 14 }}>
      <FullAddress data-testid="address" value={address} />
    </div>,
  )
  const shown = screen.getByTestId('address')
  expect(shown.textContent).toBe(address)
  expect(readLines(shown)).toEqual(['0x5290 8400 0985 2788 6E0F', '7030 0698 57D2 E416 9EE7'])
})

test('behavior: a text that is no address is split too, and loses no character', () => {
  render(<FullAddress data-testid="address" value="0x" />)
  expect(screen.getByTestId('address').textContent).toBe('0x')
})

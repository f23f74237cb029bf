import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Icon } from '../Icon/Icon.tsx'
import { CloseIcon } from '../Icon/icons.ts'
import { describePart } from '../testing/describePart.tsx'
import type { SocialMarkName } from './marks.ts'
import sheet from './SocialMark.module.css?raw'
import { SocialMark } from './SocialMark.tsx'

describePart('SocialMark', {
  render: ({ disabled, onClick, ...props }) => <SocialMark name="github" {...props} />,
  element: 'svg',
  sheet,
})

afterEach(cleanup)

const readPaths = (svg: Element | null) =>
  [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'))

function renderMark(name: SocialMarkName) {
  return render(<SocialMark name={name} />).container.querySelector('svg')
}

test("behavior: Google's mark has its four colours", () => {
  const fills = [...(renderMark('google')?.querySelectorAll('path') ?? [])].map((path) =>
    path.getAttribute('fill')?.toLowerCase(),
  )
  expect(fills.toSorted()).toEqual(['#34a853', '#4285f4', '#ea4335', '#fbbc05'])
})

const plain = [
  'apple',
  'discord',
  'facebook',
  'farcaster',
  'github',
  'x',
] satisfies readonly SocialMarkName[]

test.each(plain)('behavior: the mark of %s is one path in the text colour', (name) => {
  const svg = renderMark(name)
  expect(readPaths(svg)).toHaveLength(1)
  expect(svg?.querySelector('[fill]:not(svg)')).toBeNull()
})

test('behavior: the mark of X is a filled shape with a hollow; the close icon is two lines', () => {
  const close = render(<Icon icon={CloseIcon} />).container.querySelector('svg')
  expect(close && getComputedStyle(close).fill).toBe('none')
  expect(readPaths(close).map((path) => path?.match(/[a-z]/gi)?.length)).toEqual([1, 1])
  const mark = renderMark('x')
  expect(mark && getComputedStyle(mark).fill).toMatch(/^(rgb|oklch)/)
  expect(readPaths(mark)[0]?.match(/m/gi)).toHaveLength(2)
})

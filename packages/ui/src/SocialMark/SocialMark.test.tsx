import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
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

test.each(plain)('behavior: the mark of %s is one path in the colour of the text', (name) => {
  const svg = renderMark(name)
  expect(readPaths(svg)).toHaveLength(1)
  expect(svg?.querySelector('[fill]:not(svg)')).toBeNull()
})

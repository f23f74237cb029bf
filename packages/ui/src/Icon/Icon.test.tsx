import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './Icon.module.css?raw'
import { Icon } from './Icon.tsx'
import { CloseIcon } from './icons.ts'

afterEach(cleanup)

describePart('Icon', {
  render: ({ disabled, onClick, ...props }) => <Icon icon={CloseIcon} {...props} />,
  element: 'svg',
  sheet,
})

test('behavior: in every size the stroke is 1.5 px wide and in the text colour', () => {
  render(
    <p style={{ color: 'rgb(1, 2, 3)' }}>
      <Icon data-testid="small" icon={CloseIcon} size={16} />
      <Icon data-testid="large" icon={CloseIcon} size={32} />
    </p>,
  )
  const lines = ['small', 'large'].map((name) => {
    const drawing = screen.getByTestId(name)
    const { stroke, fill } = getComputedStyle(drawing)
    const { width } = drawing.getBoundingClientRect()
    const units = Number(drawing.getAttribute('stroke-width'))
    return { width, stroke, fill, px: (units * width) / 24, parts: drawing.childElementCount }
  })
  const same = { stroke: 'rgb(1, 2, 3)', fill: 'none', px: 1.5, parts: CloseIcon.node.length }
  expect(lines).toEqual([
    { width: 16, ...same },
    { width: 32, ...same },
  ])
})

import { expect, test } from 'vitest'
import { findMotionFaults } from './findMotionFaults.ts'

const slide = '@keyframes slide { from { opacity: 0; translate: 12px 0; } }'
const fade = '@keyframes fade { from { opacity: 0; } }'

test('default', () => {
  expect(findMotionFaults(`.a { animation: slide 1s; } ${slide}`)).toEqual(['animation: slide 1s'])
})

test('behavior: what only runs where motion is wanted is no fault', () => {
  const guard = '@media (prefers-reduced-motion: no-preference)'
  expect(findMotionFaults(`${guard} { .a { animation: slide 1s; } } ${slide}`)).toEqual([])
})

test('behavior: looks may change', () => {
  expect(findMotionFaults(`.a { animation: fade 1s; transition: opacity 1s; } ${fade}`)).toEqual([])
})

test('behavior: transitions of places and sizes are faults', () => {
  expect(findMotionFaults('.a { transition: block-size 1s; }')).toHaveLength(1)
  expect(findMotionFaults('@media (width > 1px) { .a { transition: all 1s; } }')).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { findMotionFaults } from './findMotionFaults.ts'

const slide = '@keyframes slide { from { opacity: 0; translate: 12px 0; } }'
const fade = '@keyframes fade { from { opacity: 0; } }'

test('default', () => {
  expect(findMotionFaults(`.a { animation: slide 1s; } ${slide}`)).toEqual(['animation: slide 1s'])
})

test('behavior: motion inside no-preference is not a fault', () => {
  const guard = '@media (prefers-reduced-motion: no-preference)'
  expect(findMotionFaults(`${guard} { .a { animation: slide 1s; } } ${slide}`)).toEqual([])
})

test('behavior: changes of opacity and colour are allowed', () => {
  expect(findMotionFaults(`.a { animation: fade 1s; transition: opacity 1s; } ${fade}`)).toEqual([])
})

test('behavior: transitions of position and size are faults', () => {
  expect(findMotionFaults('.a { transition: block-size 1s; }')).toHaveLength(1)
  expect(findMotionFaults('@media (width > 1px) { .a { transition: all 1s; } }')).toHaveLength(1)
})

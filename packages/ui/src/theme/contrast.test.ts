import { describe, expect, test } from 'vitest'
import { contrast, fromOklch, mix } from '../testing/colour.ts'
import { readTokens } from '../testing/readTokens.ts'
import css from '../tokens.css?raw'

/** All pairs of text colour and background that the parts use. */
const texts = [
  ['ink', 'paper'],
  ['ink', 'raised'],
  ['ink', 'raised-high'],
  ['ink', 'success-fill'],
  ['ink', 'warning-fill'],
  ['ink', 'danger-fill'],
  ['paper', 'ink'],
  ['muted', 'paper'],
  ['muted', 'raised'],
  ['muted', 'raised-high'],
  ['success-text', 'paper'],
  ['success-text', 'success-fill'],
  ['success-text', 'raised-high'],
  ['warning-text', 'paper'],
  ['warning-text', 'warning-fill'],
  ['danger-text', 'paper'],
  ['danger-text', 'danger-fill'],
  ['danger-text', 'raised-high'],
] as const

/**
 * Pairs of colours for borders that must be visible and for the focus ring, each with its
 * background.
 */
const marks = [
  ['edge', 'paper'],
  ['mark', 'paper'],
  ['mark', 'raised'],
] as const

const hostAccents = Array.from({ length: 12 }, (_, index) => index * 30).flatMap((hue) =>
  [0.15, 0.5, 0.97].map((lightness) => `oklch(${lightness} 0.12 ${hue})`),
)
const hostMixes = ['oklch(0 0 0)', 'oklch(1 0 0)', 'oklch(0.63 0.26 29)', 'oklch(0.45 0.31 264)']

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(texts)('%s on %s has the contrast required for text', (text, ground) => {
    const { colour } = readTokens(css, theme)
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(marks)('%s on %s has the contrast required for borders', (mark, ground) => {
    const { colour } = readTokens(css, theme)
    expect(contrast(colour(mark), colour(ground))).toBeGreaterThanOrEqual(3)
  })

  test.each(hostAccents)("a host's accent %s is adjusted until its contrast suffices", (accent) => {
    const { colour } = readTokens(css, theme, { '--lk-accent': accent })
    for (const ground of ['paper', 'raised'])
      expect(contrast(colour('mark'), colour(ground))).toBeGreaterThanOrEqual(3)
  })

  test.each(hostMixes)("with a host's colour mix %s every pair keeps its contrast", (colourMix) => {
    for (const strength of ['5%', '10%', '20%']) {
      const overrides = { '--lk-color-mix': colourMix, '--lk-color-mix-strength': strength }
      const { colour } = readTokens(css, theme, overrides)
      for (const [text, ground] of texts)
        expect(contrast(colour(text), colour(ground)), `${text} on ${ground}`).toBeGreaterThan(4.5)
      for (const [mark, ground] of marks)
        expect(contrast(colour(mark), colour(ground)), `${mark} on ${ground}`).toBeGreaterThan(3)
    }
  })

  test('hovered and pressed buttons keep the contrast required for text', () => {
    const { colour } = readTokens(css, theme)
    for (const share of [0.88, 0.78]) {
      const ground = mix(colour('ink'), share, colour('paper'))
      expect(contrast(colour('paper'), ground)).toBeGreaterThanOrEqual(4.5)
    }
    for (const share of [0.94, 0.88]) {
      const ground = mix(colour('danger-fill'), share, colour('danger-text'))
      expect(contrast(colour('danger-text'), ground)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe.each(['light', 'dark'] as const)('monograms in %s', (theme) => {
  test.each(Array.from({ length: 12 }, (_, index) => index * 30))(
    'text in hue %d has the required contrast',
    (hue) => {
      const { colour } = readTokens(css, theme)
      const letter = fromOklch([colour('muted').l, 0.09, hue])
      const ground = fromOklch([colour('raised-high').l, 0.028, hue])
      expect(contrast(letter, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )
})

test('the contrast calculation matches known values', () => {
  expect(contrast(fromOklch([1, 0, 0]), fromOklch([0, 0, 0]))).toBeCloseTo(21, 3)
  // sRGB #767676 is the lightest grey that passes on white.
  expect(contrast(fromOklch([0.5676, 0, 0]), fromOklch([1, 0, 0]))).toBeCloseTo(4.54, 1)
})

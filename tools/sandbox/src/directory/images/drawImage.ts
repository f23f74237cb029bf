import { pick } from '../wallets/toIds.ts'

type Colours = readonly [ground: string, mark: string]

/**
 * Background and foreground colours of drawn wallet images, which are visible on light and on dark
 * pages.
 */
const colours: readonly [Colours, ...Colours[]] = [
  ['#1f3a5f', '#e8c27a'],
  ['#5b2a3c', '#f2d7c9'],
  ['#14493d', '#cfe8d5'],
  ['#3d2f66', '#d9cdf5'],
  ['#c9772b', '#2b1a08'],
  ['#d8b24a', '#3a2c05'],
  ['#2c2f36', '#c7d0dc'],
  ['#8d2f2f', '#f6ddd0'],
  ['#0f5c7a', '#d4eef6'],
  ['#e3ddd0', '#3b352a'],
  ['#7ea36b', '#17250f'],
  ['#b04a7a', '#fbe3ee'],
]

type Draw = (mark: string) => string

const line = (mark: string, width = 7) => `fill="none" stroke="${mark}" stroke-width="${width}"`

/** Functions that draw a wallet's mark as SVG, on a field of 96 by 96 units. */
const marks: readonly [Draw, ...Draw[]] = [
  (mark) => `<circle cx="48" cy="48" r="20" ${line(mark)}/>`,
  (mark) => `<path d="M24 66 48 24l24 42z" ${line(mark)} stroke-linejoin="round"/>`,
  (mark) => `<path d="m48 22 26 26-26 26-26-26z" fill="${mark}"/>`,
  (mark) => `<path d="M26 34h44M26 48h44M26 62h28" ${line(mark)} stroke-linecap="round"/>`,
  (mark) => `<path d="M24 60a24 24 0 0 1 48 0M36 62a12 12 0 0 1 24 0" ${line(mark)}/>`,
  (mark) =>
    `<circle cx="48" cy="40" r="12" fill="${mark}"/><path d="M43 48h10l5 24H38z" fill="${mark}"/>`,
  (mark) =>
    `<path d="M28 28h18v18H28zM50 50h18v18H50z" fill="${mark}"/><path d="M50 28h18v18H50zM28 50h18v18H28z" ${line(mark, 3)}/>`,
  (mark) => `<path d="M20 56c10-16 18-16 28 0s18 16 28 0" ${line(mark)} stroke-linecap="round"/>`,
  (mark) =>
    `<path d="M30 26h36v28c0 10-8 16-18 20-10-4-18-10-18-20z" ${line(mark)} stroke-linejoin="round"/>`,
  (mark) =>
    `<circle cx="40" cy="48" r="16" ${line(mark)}/><circle cx="58" cy="48" r="16" ${line(mark)}/>`,
]

const frame = ([ground]: Colours, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><path fill="${ground}" d="M0 0h96v96H0z"/>${drawing}</svg>`

/**
 * Draws a wallet's image as SVG. The id determines mark and colours, so the same id always gives
 * the same image.
 */
export function drawMark(id: string): string {
  const chosen = pick(`colour/${id}`, colours)
  return frame(chosen, pick(`mark/${id}`, marks)(chosen[1]))
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Draws an SVG with up to four letters, for a token symbol or currency code. */
export function drawLetters(text: string): string {
  const chosen = pick(`colour/${text}`, colours)
  const letters = [...text].slice(0, 4).join('')
  const escaped = letters.replace(/[&<>]/g, (character) => escapes[character] ?? '')
  return frame(
    chosen,
    `<text x="48" y="58" fill="${chosen[1]}" font-family="sans-serif" font-size="28" font-weight="600" text-anchor="middle">${escaped}</text>`,
  )
}

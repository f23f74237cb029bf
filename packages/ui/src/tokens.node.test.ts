import { readFileSync } from 'node:fs'
import {
  borderRadiusMasterPx,
  fontSizeMasterPx,
  headerTextMs,
  modalHeightMs,
  modalShakeMs,
  modalWidthPx,
  modalZIndex,
  viewTransitionMs,
} from '@latchkey/core'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const remPx = 16

/** Returns the first value of a token, in px or ms. */
function readToken(name: string): number {
  const [, number = '', unit = ''] = css.match(new RegExp(`${name}: ([\\d.]+)(px|rem|ms|);`)) ?? []
  return Number(number) * (unit === 'rem' ? remPx : 1)
}

test.each([
  ['--lk-card-width', modalWidthPx],
  ['--lk-z-index', modalZIndex],
  ['--lk-font-size-master', fontSizeMasterPx],
  ['--lk-border-radius-master', borderRadiusMasterPx],
  ['--lk-time-header', headerTextMs],
  ['--lk-time-height', modalHeightMs],
  ['--lk-time-view', viewTransitionMs],
  ['--lk-time-shake', modalShakeMs],
])('K-STATE-09a: %s equals the number of the product specification', (name, value) => {
  expect(readToken(name)).toBe(value)
})

import { expect, test } from 'vitest'
import * as modal from './index.ts'
import * as testing from './testing.ts'

test('exports', () => {
  expect(Object.keys(modal)).toMatchInlineSnapshot(`
    [
      "getShownPage",
      "isCloseBlocked",
      "initialModalState",
      "transition",
    ]
  `)
  expect(Object.keys(testing)).toMatchInlineSnapshot(`
    [
      "openOn",
    ]
  `)
})

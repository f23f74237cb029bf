import { expect, test } from 'vitest'
import * as modal from './index.ts'
import * as testing from './testing.ts'

test('exports', () => {
  expect(Object.keys(modal).toSorted()).toMatchInlineSnapshot(`
    [
      "getShownPage",
      "initialModalState",
      "transition",
    ]
  `)
  expect(Object.keys(testing).toSorted()).toMatchInlineSnapshot(`
    [
      "openOn",
    ]
  `)
})

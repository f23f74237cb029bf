import { expect, test } from 'vitest'
import { readField } from './readField.ts'

test('default: reads fields of objects and functions', () => {
  expect(readField({ code: 4001 }, 'code')).toBe(4001)
  expect(
    readField(
      Object.assign(() => 1, { code: 7 }),
      'code',
    ),
  ).toBe(7)
})

test('S-62: a throwing getter or proxy gives undefined', () => {
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new TypeError('trap')
      },
    },
  )
  expect(readField(trap, 'code')).toBeUndefined()
  for (const nothing of [undefined, null, 'text', 7, {}])
    expect(readField(nothing, 'code')).toBeUndefined()
})

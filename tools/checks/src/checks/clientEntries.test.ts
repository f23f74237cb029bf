import { expect, test } from 'vitest'
import { isClientModule } from './clientEntries.ts'

test.each(['"use client";\nimport "a"', "'use client'\n"])('default: %j is client code', (text) => {
  expect(isClientModule(text)).toBe(true)
})

test.each(['import "a"\n"use client"', '"use server"', '', '\'use client"'])(
  'behavior: %j is not marked as client code',
  (text) => {
    expect(isClientModule(text)).toBe(false)
  },
)

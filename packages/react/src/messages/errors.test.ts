import { PayError, type PayErrorCode } from '@latchkey/kit/pay'
import { SwapNotBuiltError } from '@latchkey/kit/swap'
import { expect, test } from 'vitest'
import { errorTexts } from './errors.ts'

const isPayCode = (code: string): code is PayErrorCode => /^[A-Z_]+$/.test(code)
const entries = Object.entries(errorTexts).map(([key, text]) => ({ code: key.slice(6), text }))

test('default: the catalogue has the English texts of payment errors', () => {
  const own = entries.filter(({ code }) => isPayCode(code))
  expect(own.map(({ code }) => isPayCode(code) && new PayError(code).shortMessage)).toEqual(
    own.map(({ text }) => text),
  )
})

test('default: the catalogue has the English text of each part of a swap that was not built', () => {
  for (const missing of ['allowance', 'approval', 'swap'] as const) {
    const { code, variant, shortMessage } = new SwapNotBuiltError({ missing })
    expect(entries).toContainEqual({ code: `${code}.${variant}`, text: shortMessage })
  }
})

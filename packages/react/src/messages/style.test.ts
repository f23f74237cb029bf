import { expect, test } from 'vitest'
import { alertTexts } from './alerts.ts'

type Catalogue = Readonly<Record<string, string>>

const subjects = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
})
const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null

/** Texts whose wording the product fixes. */
const fixed = new Set<string>([
  ...Object.values(alertTexts),
  'Authenticating...',
  'Token Balance Unavailable',
])
const texts = Object.values(subjects)
  .flatMap((module) => Object.values(module).filter(isCatalogue))
  .flatMap((catalogue) => Object.values(catalogue))
  .filter((text) => !fixed.has(text))

/** Names and words that are written with a capital letter within a sentence. */
const names = /^(Bitcoin|Buy|Chrome|Ethereum|Farcaster|Solana|WalletConnect)$/

test('behavior: texts are in sentence case', () => {
  const wrong = texts.filter((text) =>
    text
      .split(/[.?!:“(]\s*|\{\w+\}/)
      .flatMap((sentence) =>
        sentence
          .trim()
          .split(/[\s-]+/)
          .slice(1),
      )
      .some((word) => /^[A-Z][a-z]/.test(word) && !names.test(word)),
  )
  expect(wrong).toEqual([])
})

test('behavior: texts have "…" instead of three dots, and no exclamation mark', () => {
  expect(texts.filter((text) => /\.\.\.|!/.test(text))).toEqual([])
})

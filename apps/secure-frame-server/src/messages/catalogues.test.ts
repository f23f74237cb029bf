import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toNewDeviceLetter } from '../mail/mails.ts'
import { toMail } from '../mail/toMail.ts'
import { catalogues, type Messages } from './catalogues.ts'
import { chooseCatalogue } from './chooseCatalogue.ts'
import en from './en.json' with { type: 'json' }

/** Returns every text by its path, with the names of its placeholders. */
function toShape(catalogue: Messages): Record<string, string[]> {
  const shape: Record<string, string[]> = {}
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string') shape[path] = (value.match(/\{\w+\}/g) ?? []).toSorted()
    else for (const [key, part] of Object.entries(value ?? {})) visit(part, `${path}/${key}`)
  }
  visit(catalogue, '')
  return shape
}

test.each(catalogues.map((catalogue) => [catalogue.language, catalogue] as const))(
  'the catalogue %s has every text with its values',
  (_, catalogue) => {
    expect(toShape(catalogue)).toEqual(toShape(en))
    expect(['ltr', 'rtl']).toContain(catalogue.direction)
  },
)

test('every file of a language is in the list, under the name of its language', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))
  expect(catalogues.map(({ language }) => `${language}.json`).toSorted()).toEqual(files.toSorted())
})

const hebrew: Messages = { ...en, language: 'he', direction: 'rtl' }
const portuguese: Messages = { ...en, language: 'pt-BR' }

test.each([
  ['he', 'he'],
  ['he-IL, en;q=0.8', 'he'],
  ['en;q=0.5, pt-br;q=0.9', 'pt-BR'],
  ['he;q=0, fr', 'en'],
  ['pt, *;q=0.1', 'en'],
  ['he;q=x, ;;,', 'en'],
  [undefined, 'en'],
])('the header %j leads to %s', (header, language) => {
  expect(chooseCatalogue([en, hebrew, portuguese], header).language).toBe(language)
})

test('a mail has the language and direction of the request', () => {
  const facts = { ...hebrew.facts, notMe: '<זה לא אני>' }
  const asker = { origin: 'x', browser: 'x', at: new Date(0), messages: { ...hebrew, facts } }
  const letter = toNewDeviceLetter({ asker, disownLink: 'https://secure.example.test' })
  const { html, text } = toMail(letter, { to: 'ann@example.test', operator: 'Arcade' })
  expect(html).toContain('<html lang="he" dir="rtl">')
  expect(html).toContain('&lt;זה לא אני&gt;')
  expect(text).toContain('<זה לא אני>: https://secure.example.test')
})

import { errorCatalogue } from '@latchkey/frame-api'
import { expect, test } from 'vitest'
import { chooseCatalogue, type Messages } from './chooseCatalogue.ts'
import en from './en.json'
import { messages } from './messages.ts'
import { nameDocument } from './nameDocument.ts'
import { readLanguages } from './readLanguages.ts'

const catalogues = import.meta.glob<Messages>('./*.json', { eager: true, import: 'default' })

/**
 * Returns the placeholders of every text by the text's path, to compare the catalogues of two
 * languages. Leaves out `errors`, because a language may omit error texts.
 */
function toShape({ errors: _, ...groups }: Messages): Record<string, string[]> {
  const shape: Record<string, string[]> = {}
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string') shape[path] = (value.match(/\{\w+\}/g) ?? []).toSorted()
    else for (const [key, part] of Object.entries(value ?? {})) visit(part, `${path}/${key}`)
  }
  visit(groups, '')
  return shape
}

test.each(Object.entries(catalogues))('%s has every text with its values', (path, catalogue) => {
  expect(toShape(catalogue)).toEqual(toShape(en))
  expect(path).toBe(`./${catalogue.language}.json`)
  expect(['ltr', 'rtl']).toContain(catalogue.direction)
})

const translations = Object.values(catalogues).filter(({ language }) => language !== en.language)
test.each(translations.map((catalogue) => [catalogue.language, catalogue] as const))(
  'S-103: the catalogue %s translates every error of the server',
  (_, { errors }) => {
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(Object.keys(errorCatalogue)))
  },
)

const hebrew: Messages = { ...en, language: 'he', direction: 'rtl' }
const portuguese: Messages = { ...en, language: 'pt-BR' }

test.each([
  [['he', 'en'], 'he'],
  [['he-IL', 'en'], 'he'],
  [['fr', 'pt-br'], 'pt-BR'],
  [['pt', 'en-GB', 'he'], 'en'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
])('the preferred languages %j select %s', (preferred, language) => {
  expect(chooseCatalogue([en, hebrew, portuguese], preferred).language).toBe(language)
})

test.each([
  ['', ['he'], 'he'],
  ['?projectId=x&lang=pt-BR', ['he'], 'pt-BR'],
  ['?lang=xx', ['he'], 'he'],
  ['?lang=', [], 'en'],
])('the query %j before the languages %j selects %s', (search, languages, language) => {
  const { preferred } = readLanguages({ search }, { languages })
  expect(chooseCatalogue([en, hebrew, portuguese], preferred).language).toBe(language)
})

test('a document has the language, direction and title of the catalogue', () => {
  const document = new DOMParser().parseFromString('<html lang="x" dir="rtl"></html>', 'text/html')
  nameDocument(document, messages.documents.frame)
  const { lang, dir } = document.documentElement
  expect([lang, dir, document.title]).toEqual(['en', 'ltr', 'Secure wallet'])
})

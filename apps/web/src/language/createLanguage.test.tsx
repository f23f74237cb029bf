import { beforeEach, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { createBrowserStorage } from '../storage/createBrowserStorage.ts'
import { createLanguage, type LanguageFile, type LanguageFiles } from './createLanguage.ts'

const german = { messages: { ...en, locale: 'de-DE', loading: 'Lädt' } }
const hebrew = { messages: { ...en, locale: 'he', direction: 'rtl' as const }, kit: {} }

test('behavior: every file of a language has texts of page, kit and errors', () => {
  const files = import.meta.glob<Partial<LanguageFile>>(
    ['../messages/??.ts', '../messages/??-*.ts', '!../messages/en.ts'],
    { eager: true },
  )
  const incomplete = Object.entries(files).filter(
    ([, { messages, errors, kit = {} }]) => !messages || !errors || Object.keys(kit).length === 0,
  )
  expect(incomplete.map(([path]) => path)).toEqual([])
})

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
})

function start(languages: readonly string[], changed: LanguageFiles = {}) {
  const files = {
    '../messages/de.ts': vi.fn(async () => german),
    '../messages/he.ts': vi.fn(async () => hebrew),
    ...changed,
  }
  const storage = createBrowserStorage({ getArea: () => localStorage })
  const navigator = { languages } as Navigator
  return { files, language: createLanguage({ storage, files, window: { document, navigator } }) }
}
const shown = () => [document.documentElement.lang, document.documentElement.dir]

test.each([
  [['de-AT', 'en'], 'de', ['de-DE', 'ltr']],
  [['fr', 'he'], 'he', ['he', 'rtl']],
  [['en-US', 'de'], 'en', ['en', 'ltr']],
  [['fr'], 'en', ['en', 'ltr']],
  [[], 'en', ['en', 'ltr']],
])('default: a browser of %j sees %s', async (languages, tag, document) => {
  const { language } = start(languages)
  await language.start()
  expect(language.store.getState().tag).toBe(tag)
  expect(shown()).toEqual(document)
})

test('behavior: an English page loads no other language', async () => {
  const { files, language } = start(['en-GB'])
  await language.start()
  expect(language.tags).toEqual(['en', 'de', 'he'])
  expect(files['../messages/de.ts']).not.toHaveBeenCalled()
})

test('behavior: a stored choice precedes the languages of the browser', async () => {
  const first = start(['en'])
  await first.language.choose('de')
  expect(first.language.store.getState().messages.loading).toBe('Lädt')
  const second = start(['he'])
  await second.language.start()
  expect(second.language.store.getState().tag).toBe('de')
  await second.language.choose('en')
  expect(shown()).toEqual(['en-GB', 'ltr'])
})

test('behavior: the last of two choices wins', async () => {
  let arrive = () => {}
  const late = new Promise<typeof german>((resolve) => {
    arrive = () => resolve(german)
  })
  const { language } = start([], { '../messages/de.ts': () => late })
  const first = language.choose('de')
  await language.choose('he')
  arrive()
  await first
  expect(language.store.getState().tag).toBe('he')
})

test('error: a failed language file leaves the page in English', async () => {
  const { language } = start(['de'], { '../messages/de.ts': () => Promise.reject(new TypeError()) })
  await language.start()
  expect(language.store.getState().messages).toBe(en)
  await expect(language.choose('de')).rejects.toThrow(TypeError)
  expect(localStorage.getItem('latchkey:language')).toBeNull()
})

import type { Language as KitLanguage } from '@latchkey/react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { en, type Messages } from '../messages/en.ts'
import type { BrowserStorage } from '../storage/createBrowserStorage.ts'
import { languageChoice } from '../storage/storedValues.ts'

/** A file `messages/<tag>.ts`: the texts of the page and the translated texts of the kit. */
export type LanguageFile = {
  readonly messages: Messages
  readonly kit?: KitLanguage['messages']
}

type LanguageState = LanguageFile & {
  /** BCP 47 tag, which is the name of the file: `'de'`, `'pt-BR'`. */
  readonly tag: string
}

/**
 * The page's language: the player's choice, by default the browser's first language that has a
 * file.
 */
export type Language = {
  readonly store: Pick<StoreApi<LanguageState>, 'getState' | 'subscribe' | 'getInitialState'>
  /** All languages, English first. */
  readonly tags: readonly string[]
  /**
   * Stores the choice and switches the page to the language. Rejects if its file fails to load; the
   * page stays unchanged.
   */
  readonly choose: (tag: string) => Promise<void>
  /**
   * Loads the initial language. If its file fails to load, the page stays in English. Never
   * rejects.
   */
  readonly start: () => Promise<void>
}

export type LanguageFiles = Readonly<Record<string, () => Promise<LanguageFile>>>

export type CreateLanguageParameters = {
  readonly storage: BrowserStorage
  readonly window: Pick<Window, 'document' | 'navigator'>
  /** Loaders by path. Default: the files in `messages/` whose names are language tags. */
  readonly files?: LanguageFiles
}

const ownFiles = import.meta.glob<LanguageFile>([
  '../messages/??.ts',
  '../messages/??-*.ts',
  '!../messages/en.ts',
])
const english: LanguageState = { tag: 'en', messages: en }
const toTag = (path: string) => path.replace(/^.*\/|\.ts$/g, '')

/**
 * Creates the language of one page. English is part of the page; every other language is a separate
 * chunk.
 */
export function createLanguage(parameters: CreateLanguageParameters): Language {
  const { storage, window, files = ownFiles } = parameters
  const loaders = new Map(Object.entries(files).map(([path, load]) => [toTag(path), load]))
  const tags = [english.tag, ...loaders.keys()]
  const store = createStore<LanguageState>()(() => english)
  let wanted = english.tag

  const show = async (tag: string) => {
    wanted = tag
    const file = await loaders.get(tag)?.()
    // The latest choice wins, whichever file arrives first.
    if (tag !== wanted) return
    const state = file ? { ...file, tag } : english
    const { documentElement } = window.document
    documentElement.lang = state.messages.locale
    documentElement.dir = state.messages.direction
    store.setState(state, true)
  }

  return {
    store,
    tags,
    async choose(tag) {
      await show(tag)
      storage.write(languageChoice, tag)
    },
    async start() {
      const asked = [storage.read(languageChoice) ?? [], window.navigator.languages].flat()
      const tag = findTag(asked, tags)
      // The page is already in English and stays so if the file fails to load.
      if (tag !== undefined && tag !== english.tag) await show(tag).catch(() => {})
    },
  }
}

/**
 * Returns the first requested language that is available: by its full tag, else without its region.
 */
function findTag(asked: readonly string[], tags: readonly string[]): string | undefined {
  for (const one of asked) {
    const same = (other: string) => tags.find((tag) => tag.toLowerCase() === other.toLowerCase())
    const found = same(one) ?? same(one.split('-')[0] ?? one)
    if (found) return found
  }
  return undefined
}

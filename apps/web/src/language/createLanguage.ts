import type { Language as KitLanguage } from '@latchkey/react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Errors } from '../messages/Errors.ts'
import { en, type Messages } from '../messages/en.ts'
import type { BrowserStorage } from '../storage/createBrowserStorage.ts'
import { languageChoice } from '../storage/storedValues.ts'

/**
 * Module of a file `messages/<tag>.ts`: the texts of the page, and the texts of the kit and of
 * errors in the same language.
 */
export type LanguageFile = {
  readonly messages: Messages
  readonly kit?: KitLanguage['messages']
  /** Texts of errors by code. Missing ones are shown in English. */
  readonly errors?: Errors
}

type LanguageState = LanguageFile & {
  /** BCP 47 tag of the shown language, which is also the name of its file: `'de'`, `'pt-BR'`. */
  readonly tag: string
}

/**
 * Store of the page's language: the one that the player chose, else the browser's first language
 * for which a file exists.
 */
export type Language = {
  readonly store: Pick<StoreApi<LanguageState>, 'getState' | 'subscribe' | 'getInitialState'>
  /** BCP 47 tags of all languages in which the page is available, English first. */
  readonly tags: readonly string[]
  /**
   * Stores the player's language choice and switches the page to it. Rejects if the language's file
   * fails to load; the page then keeps its language.
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
  /**
   * Functions that load the language files, by path. Default: the files in `messages/` whose names
   * are language tags.
   */
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
 * Creates the store of the page's language. The page contains the English texts; every other
 * language is a separate chunk.
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
    // The latest choice wins, in whatever order the files arrive.
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
 * Returns the first preferred language that is available: by its full BCP 47 tag, else without its
 * region.
 */
function findTag(asked: readonly string[], tags: readonly string[]): string | undefined {
  for (const one of asked) {
    const same = (other: string) => tags.find((tag) => tag.toLowerCase() === other.toLowerCase())
    const found = same(one) ?? same(one.split('-')[0] ?? one)
    if (found) return found
  }
  return undefined
}

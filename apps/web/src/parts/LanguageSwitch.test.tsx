import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useStore } from 'zustand'
import { createLanguage, type Language } from '../language/createLanguage.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'
import { createBrowserStorage } from '../storage/createBrowserStorage.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

function Page({ language }: { readonly language: Language }) {
  const { messages } = useStore(language.store)
  return (
    <MessagesContext value={messages}>
      <h1>{messages.login.title}</h1>
      <LanguageSwitch language={language} />
    </MessagesContext>
  )
}

const storage = createBrowserStorage({ getArea: () => localStorage })
const createPage = () => <Page language={createLanguage({ storage, window })} />

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  document.documentElement.lang = 'en'
})

test('default: offers each language of the product in its own name', () => {
  render(createPage())
  const options = screen.getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['English', 'Deutsch']),
  )
  expect(options.map((option) => option.getAttribute('lang'))).toEqual(
    expect.arrayContaining(['en', 'de']),
  )
})

test('behavior: a choice changes texts, label and document without a reload', async () => {
  render(createPage())
  await userEvent.tab()
  const select = screen.getByRole('combobox', { name: 'Language' })
  expect(document.activeElement).toBe(select)
  await userEvent.selectOptions(select, 'Deutsch')
  expect(await screen.findByRole('heading', { name: 'Hier hängt dein Schlüssel' })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Sprache' })).toBe(select)
  expect(document.activeElement).toBe(select)
  expect(document.documentElement.lang).toBe('de-DE')
  await userEvent.selectOptions(select, 'English')
  expect(await screen.findByRole('heading', { name: 'Your key hangs here' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('en-GB')
})

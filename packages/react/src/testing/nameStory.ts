import { getNameStore, type NameState } from '@latchkey/kit/names'
import { fakeLogin, type TestKit } from '@latchkey/kit/testing'
import { type FakeAnswers, fakeApi } from './fakeApi.ts'
import { createLoginKit, storyEmail } from './loginStory.tsx'

const zone = 'latchkey.id'
const toSuggestion = (name: string, registered = false) => ({ name: `${name}.${zone}`, registered })

/**
 * Responses of a fake blockchain API: the name `mira` is registered, and `miracle` is available.
 */
export const nameAnswers: FakeAnswers = {
  'supported-chains': { http: ['eip155:1', 'eip155:137'], ws: [] },
  mira: {
    suggestions: [toSuggestion('mira', true), toSuggestion('miracle'), toSuggestion('mirage')],
  },
  miracle: { suggestions: [toSuggestion('miracle')] },
  lantern: { suggestions: [toSuggestion('lantern'), toSuggestion('lanterns')] },
}

export type NameStoryOptions = {
  readonly form?: Partial<NameState>
  readonly answers?: FakeAnswers
  readonly config?: Parameters<typeof createLoginKit>[0]
}

/** Creates a kit with a connected login and account names, and with a partly filled-in form. */
export function createNameKit({ form = {}, answers, config }: NameStoryOptions = {}): TestKit {
  const kit = createLoginKit({
    connected: fakeLogin({ email: storyEmail }),
    blockchainApiUrl: 'https://api.example',
    nameZone: zone,
    ...config,
    ports: { fetch: fakeApi({ ...nameAnswers, ...answers }) },
  })
  getNameStore(kit).setState(form)
  return kit
}

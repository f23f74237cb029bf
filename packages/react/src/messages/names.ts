import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the pages of account names. Apart from `en.ts` because they load with those pages. The notes for
 * translators there count here too.
 */
export const nameTexts = {
  // {name} is an example, e.g. "you.latchkey.id".
  'names.introTitle': 'A name for your account',
  'names.intro':
    'Others can find you and send you tokens with a name like {name} instead of a long address.',
  // The example above, before its zone: short, lower case, letters a to z, no spaces.
  'names.example': 'you',
  'names.choose': 'Choose name',
  // Opens a page of the app's choosing with answers to questions.
  'names.faq': 'Read more about names',

  // Name of the field.
  'names.label': 'Account name',
  // Read aloud: the arrow at the end of the field.
  'names.submit': 'Register this name',
  // Below the field while the input has no error.
  'names.hint': 'You confirm it with a free signature.',
  'names.gap.length': 'Use at least 4 characters',
  'names.gap.letters': 'Use only letters, digits and hyphens',
  'names.isTaken': 'Taken. Choose another name.',
  // The service is asked to register the name.
  'names.registering': 'Registering',
  // Read aloud: names the list below the field.
  'names.suggestions': 'Suggestions',
  // Small tag beside a name.
  'names.taken': 'taken',
  // Toasts and notices.
  'names.suggestionsFailed': 'Error fetching name suggestions',
  'names.owned': 'Your account already has a name',
  'names.declined': 'User rejected the request',
  'names.failed': 'Error registering name',

  // {name} is the whole name, e.g. "mira.latchkey.id".
  'names.isYours': '{name} is yours',
  'names.isYoursText': 'Your account now shows this name, and others can send to it.',
  'names.go': 'Let’s Go!',
} as const

const texts = { ...en, ...nameTexts }

/** Reads the texts of the modal and of account names. Only their pages may use the hook, because it loads the catalogue. */
export function useNameText() {
  return useTextOf(texts)
}

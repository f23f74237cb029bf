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
    'Others find you and send to you by a name like {name}, in place of a long address.',
  // The example above, before its zone: short, lower case, letters a to z, no spaces.
  'names.example': 'you',
  'names.choose': 'Choose name',
  // Opens a page of the app's choosing with answers to questions.
  'names.faq': 'Read more about names',

  // Name of the field.
  'names.label': 'Account name',
  // Read aloud: the arrow at the end of the field.
  'names.submit': 'Register this name',
  // Below the field, before anything is wrong.
  'names.hint': 'You confirm it with a signature, which costs nothing.',
  'names.gap.length': 'A name has at least 4 characters',
  'names.gap.letters': 'Only letters, digits and hyphens',
  'names.isTaken': 'Somebody has this name. Choose another one.',
  // The service is asked to register the name.
  'names.registering': 'Registering',
  // Read aloud: names the list below the field.
  'names.suggestions': 'Suggestions',
  // Small tag beside a name.
  'names.taken': 'taken',
  // Toasts and notices.
  'names.suggestionsFailed': 'Error fetching name suggestions',
  'names.owned': 'Your account has a name already',
  'names.declined': 'User rejected the request',
  'names.failed': 'Error registering name',

  // {name} is the whole name, e.g. "mira.latchkey.id".
  'names.isYours': '{name} is yours',
  'names.isYoursText': 'From now on your account goes by it, and others can send to it.',
  'names.go': 'Let’s Go!',
} as const

const texts = { ...en, ...nameTexts }

/** Reads the texts of the modal and of account names. Only their pages may use the hook, because it loads the catalogue. */
export function useNameText() {
  return useTextOf(texts)
}

import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the views for account names. They are in a separate catalogue from `en.ts`
 * because they load only with these views. The conventions for translators in `en.ts` apply here
 * too.
 */
export const nameTexts = {
  // In the text of `names.intro`, {name} is an example, e.g. "you.latchkey.id".
  'names.introTitle': 'A name for your account',
  'names.intro':
    'Others can find you and send you tokens with a name like {name} instead of a long address.',
  // First part of the example name in the text of `names.intro`. Use a short word in lower case
  // letters a to z, without spaces.
  'names.example': 'you',
  'names.choose': 'Choose name',
  // Opens a help page of the app's choice.
  'names.faq': 'Read more about names',

  // Label of the name field.
  'names.label': 'Account name',
  // For screen readers: arrow button at the end of the name field.
  'names.submit': 'Register this name',
  // Below the field while the input has no error.
  'names.hint': 'You confirm it with a free signature.',
  'names.gap.length': 'Use at least 4 characters',
  'names.gap.letters': 'Use only letters, digits and hyphens',
  'names.isTaken': 'Taken. Choose another name.',
  // Shown while the service registers the name.
  'names.registering': 'Registering',
  // For screen readers: names the list of suggestions below the field.
  'names.suggestions': 'Suggestions',
  // Tag beside a name that is already registered.
  'names.taken': 'taken',
  // Texts of toasts and notices.
  'names.suggestionsFailed': 'Error fetching name suggestions',
  'names.owned': 'Your account already has a name',
  'names.declined': 'You declined the request',
  'names.failed': 'Error registering name',

  // {name} is the full name, e.g. "mira.latchkey.id".
  'names.isYours': '{name} is yours',
  'names.isYoursText': 'Your account now shows this name, and others can send to it.',
  'names.go': 'Let’s go',
} as const

const texts = { ...en, ...nameTexts }

/**
 * Reads the texts of the modal and of account names. Only the name views may use this hook, because
 * it imports their catalogue.
 */
export function useNameText() {
  return useTextOf(texts)
}

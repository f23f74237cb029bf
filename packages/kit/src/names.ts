/**
 * Entry for names of accounts: validation, suggestions, owners and registration. Loads with the
 * name pages.
 */
export { NameRegistrationError, NameSuggestionsError } from './names/errors.ts'
export { getNameGap, type NameGap } from './names/getNameGap.ts'
export { getNameStore, type NameState } from './names/getNameStore.ts'
export { getReason } from './names/getReason.ts'
export { isNameOffered } from './names/isNameOffered.ts'
export { type NameSuggestion, nameSuggestionsQuery } from './names/nameSuggestionsQuery.ts'
export { type RegisterNameParameters, registerName } from './names/registerName.ts'

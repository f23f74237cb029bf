/** Names of accounts: what may be one, who has one, and registering it. Loads with the pages of names. */
export { NameRegistrationError } from './names/errors.ts'
export { getNameGap, type NameGap } from './names/getNameGap.ts'
export { getNameStore, type NameState } from './names/getNameStore.ts'
export { getReason } from './names/getReason.ts'
export { isNameOffered } from './names/isNameOffered.ts'
export { type NameSuggestion, nameSuggestionsQuery } from './names/nameSuggestionsQuery.ts'
export { type RegisterNameParameters, registerName } from './names/registerName.ts'

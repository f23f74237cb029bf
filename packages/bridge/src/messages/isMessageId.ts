import { textLimits } from '../schema/fields.ts'

/** Returns whether a value is a message id (S-06): text of 1 to 64 characters. */
export const isMessageId = (id: unknown): id is string =>
  typeof id === 'string' && id.length > 0 && id.length <= textLimits.id

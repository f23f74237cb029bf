import { textLimits } from '../schema/fields.ts'

/** An id as S-06 has it: text of 1 to 64 characters. */
export const isMessageId = (id: unknown): id is string =>
  typeof id === 'string' && id.length > 0 && id.length <= textLimits.id

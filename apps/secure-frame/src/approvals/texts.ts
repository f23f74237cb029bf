import { fillIn } from '@latchkey/core'
import { messages } from '../messages/messages.ts'
import type { Note } from './model/Decoded.ts'
import type { Doubt } from './model/Step.ts'

export const doubtTexts: Readonly<Record<Doubt['reason'], string>> = messages.doubts

export const noteTexts: Readonly<Record<Note, string>> = messages.notes

export const warningTexts = messages.warnings

export const blockedTexts = {
  native: (symbol: string) => fillIn(messages.blocked.native, { symbol }),
  token: (symbol: string) => fillIn(messages.blocked.token, { symbol }),
} as const

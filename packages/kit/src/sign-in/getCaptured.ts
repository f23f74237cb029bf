import { createSlot } from '../kit/createSlot.ts'

/** Gets the accounts whose e-mail was given, or not wanted, since this page is there. */
export const getCaptured = createSlot(() => new Set<string>())

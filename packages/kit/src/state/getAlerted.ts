import { createSlot } from '../kit/createSlot.ts'

/** Gets what has been said already: each alert and warning comes once per kit. */
export const getAlerted = createSlot(() => new Set<string>())

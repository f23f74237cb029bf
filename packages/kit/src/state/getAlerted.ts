import { createSlot } from '../kit/createSlot.ts'

/** Returns the codes of alerts and warnings that were already shown. Each appears once per kit. */
export const getAlerted = createSlot(() => new Set<string>())

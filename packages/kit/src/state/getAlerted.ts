import { createSlot } from '../kit/createSlot.ts'

/**
 * Returns the codes of alerts and warnings that were already shown, because each is shown only once
 * per kit.
 */
export const getAlerted = createSlot(() => new Set<string>())

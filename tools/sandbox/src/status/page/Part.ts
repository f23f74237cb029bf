import type { State } from '../State.ts'
import type { Desk } from './createDesk.ts'

/** A piece of the page: made once, brought up to date with each state. */
export type Part = { readonly node: HTMLElement; readonly update: (state: State) => void }

/** Makes a part from the first state. */
export type CreatePart = (state: State, desk: Desk) => Part

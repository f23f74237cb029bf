import type { Text } from '../messages/createText.ts'
import { en } from '../messages/en.ts'
import { useTextOf } from './useTextOf.ts'

/** All texts of the modal, in the host's language where it gave one. Brings the catalogue: not for the buttons. */
export function useText(): Text {
  return useTextOf(en)
}

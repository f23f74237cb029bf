import type { Text } from '../messages/createText.ts'
import { en } from '../messages/en.ts'
import type { PermissionMessageKey } from '../messages/Messages.ts'
import { permissionTexts } from '../messages/permissions.ts'
import { useTextOf } from './useTextOf.ts'

const texts = { ...en, ...permissionTexts }

/** The texts of the modal and of the pages of smart sessions. Only for those pages: it brings their catalogue. */
export function usePermissionText(): Text<PermissionMessageKey> {
  return useTextOf(texts)
}

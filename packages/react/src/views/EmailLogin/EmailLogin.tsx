import { Stack } from '@latchkey/ui'
import { EmailField } from '../../login/EmailField.tsx'

/** A view with only the email login, e.g. to reconnect an earlier email login. */
export function EmailLogin() {
  return (
    <Stack>
      <EmailField />
    </Stack>
  )
}

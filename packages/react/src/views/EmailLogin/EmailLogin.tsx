import { Stack } from '@latchkey/ui'
import { EmailField } from '../../login/EmailField.tsx'

/** Shows only the email login. */
export function EmailLogin() {
  return (
    <Stack>
      <EmailField />
    </Stack>
  )
}

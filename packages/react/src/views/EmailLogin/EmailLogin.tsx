import { Stack } from '@latchkey/ui'
import { EmailField } from '../../login/EmailField.tsx'

/** Logging in by e-mail, and nothing else. */
export function EmailLogin() {
  return (
    <Stack>
      <EmailField />
    </Stack>
  )
}

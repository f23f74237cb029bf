import { Stack } from '@latchkey/ui'
import { EmailField } from '../../login/EmailField.tsx'

/** Shows the e-mail login alone. */
export function EmailLogin() {
  return (
    <Stack>
      <EmailField />
    </Stack>
  )
}

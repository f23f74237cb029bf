import { showToast } from '@latchkey/kit'
import { captureEmail, getRecentEmails, isEmailRequired, skipEmail } from '@latchkey/kit/capture'
import { Button, EmailInput, Icon, ListItem, MailIcon, Stack, Text } from '@latchkey/ui'
import { useId, useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { getErrorCode, useAction } from '../../hooks/actions/useAction.ts'
import { useLeaving } from '../../login/useLeaving.ts'
import { useLoginText } from '../../messages/logins.ts'
import type { ViewProps } from '../ViewProps.ts'

/** Domains of common email providers. A button for each adds the domain to the typed text. */
const endings = ['@gmail.com', '@outlook.com', '@icloud.com'] as const

/**
 * Returns an action that submits the email address which a sign-in requires. The email form shows
 * that an address is invalid; any other failure shows a toast.
 */
function useCapture() {
  const { kit } = useKitContext()
  const text = useLoginText()
  return useAction<string>(async (email, { signal }) => {
    try {
      await captureEmail(kit, { email, signal })
    } catch (error) {
      if (!signal.aborted && getErrorCode(error) !== 'invalid_email') {
        showToast(kit, { message: text('capture.failed'), variant: 'error' })
      }
      throw error
    }
  })
}

/**
 * Requests an email address before the sign-in. The user can skip this step unless the project
 * requires it (K-SIWX-10).
 */
export function DataCapture({ data }: ViewProps<'DataCapture'>) {
  const { kit } = useKitContext()
  const text = useLoginText()
  const form = useId()
  const [email, setEmail] = useState(data?.email ?? '')
  const [recent] = useState(() => getRecentEmails(kit))
  const capture = useCapture()
  useLeaving()
  const isPending = capture.status === 'pending'
  const isInvalid = capture.status === 'error' && getErrorCode(capture.error) === 'invalid_email'
  return (
    <Stack gap={16}>
      <Request />
      <EmailInput
        error={isInvalid ? text('login.invalidEmail') : undefined}
        form={form}
        label={text('login.email')}
        onSubmitEmail={capture.run}
        onValueChange={setEmail}
        pending={isPending}
        submitLabel={text('login.submitEmail')}
        value={email}
        withoutArrow
      />
      {!isPending && <Suggestions onSelect={setEmail} recent={recent} typed={email} />}
      <Stack gap={8}>
        <Button form={form} pending={isPending} size="large" type="submit" variant="primary" wide>
          {text('capture.continue')}
        </Button>
        {!isEmailRequired(kit) && (
          <Button disabled={isPending} onClick={() => skipEmail(kit)} variant="ghost" wide>
            {text('capture.skip')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

function Request() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const app = kit.config.metadata?.name ?? text('capture.thisApp')
  return (
    <Stack align="center" gap={8}>
      <Text align="center" as="h3" weight={500}>
        {text(isEmailRequired(kit) ? 'capture.required' : 'capture.optional', { app })}
      </Text>
      <Text align="center" size="small" tone="muted">
        {text('capture.text')}
      </Text>
    </Stack>
  )
}

type SuggestionsProps = {
  readonly typed: string
  readonly recent: readonly string[]
  readonly onSelect: (email: string) => void
}

/**
 * Suggests recently used addresses while the field is empty, then domains until the text contains
 * an @.
 */
function Suggestions({ typed, recent, onSelect }: SuggestionsProps) {
  const text = useLoginText()
  if (typed === '' && recent.length > 0) {
    return (
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {text('capture.recent')}
        </Text>
        {recent.map((email) => (
          <ListItem
            image={<Icon icon={MailIcon} />}
            key={email}
            label={<bdi>{email}</bdi>}
            onSelect={() => onSelect(email)}
          />
        ))}
      </Stack>
    )
  }
  if (!/^[^\s@]+$/.test(typed)) return null
  return (
    <Stack
      aria-label={text('capture.endings')}
      direction="row"
      gap={8}
      justify="center"
      role="group"
      wrap
    >
      {endings.map((ending) => (
        <Button key={ending} onClick={() => onSelect(typed + ending)} size="small">
          <bdi dir="ltr">{ending}</bdi>
        </Button>
      ))}
    </Stack>
  )
}

import { ForwardIcon, Icon, IconButton, Input, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useNameText } from '../../messages/names.ts'

/** Maximum length of a name, as the blockchain API limits it. */
const longest = 64

export type NameInputProps = {
  readonly label: string
  readonly onChange: (label: string) => void
  readonly error: string | undefined
  readonly canSubmit: boolean
  readonly pending: boolean
}

/**
 * Returns whether the user typed a character that is not allowed in names. For pasted text, the
 * field shows an error instead.
 */
const isForeign = (event: Event) =>
  event instanceof InputEvent &&
  event.inputType === 'insertText' &&
  /[^a-zA-Z0-9-]/.test(event.data ?? '')

/** The field for a name, followed by the zone with which all names end. */
export function NameInput({ label, onChange, error, canSubmit, pending }: NameInputProps) {
  const { kit } = useKitContext()
  const text = useNameText()
  return (
    <Input
      aria-busy={pending || undefined}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      data-testid="wui-ens-input"
      enterKeyHint="go"
      error={error}
      hint={text(pending ? 'names.registering' : 'names.hint')}
      label={text('names.label')}
      maxLength={longest}
      onChange={({ nativeEvent, currentTarget }) => {
        if (!isForeign(nativeEvent)) onChange(currentTarget.value)
      }}
      readOnly={pending}
      spellCheck={false}
      trailing={
        <Stack align="center" direction="row" gap={8}>
          <Text as="span" tone="muted">
            <bdi dir="ltr">.{kit.config.nameZone}</bdi>
          </Text>
          <IconButton
            aria-label={text('names.submit')}
            disabled={!canSubmit && !pending}
            pending={pending}
            type="submit"
          >
            <Icon directional icon={ForwardIcon} />
          </IconButton>
        </Stack>
      }
      value={label}
    />
  )
}

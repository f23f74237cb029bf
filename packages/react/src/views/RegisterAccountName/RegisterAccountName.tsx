import { getNameStore, type NameState } from '@latchkey/kit/names'
import { Stack } from '@latchkey/ui'
import { GuideLink } from '../../connect/GuideLink.tsx'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { useNameText } from '../../messages/names.ts'
import { NameInput } from './NameInput.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useRegistration } from './useRegistration.ts'
import { useSuggestions } from './useSuggestions.ts'

/** Registers a name for the account of a login. */
export function RegisterAccountName() {
  const { kit } = useKitContext()
  const text = useNameText()
  const { profileName } = useAccount()
  const store = getNameStore(kit)
  const { label, registering } = useSlice<NameState, NameState>(
    store,
    (state) => state,
    store.getState(),
  )
  const found = useSuggestions(label)
  const register = useRegistration()
  const isTaken = found.names.some((each) => each.label === label && each.registered)
  const owned = profileName === undefined ? undefined : text('names.owned')
  const canSubmit = !found.gap && !isTaken && !registering && !owned
  const submit = () => {
    if (canSubmit) register.run(label)
  }
  const change = (next: string) => store.setState({ label: next.toLowerCase() })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap={16}>
        <NameInput
          canSubmit={canSubmit}
          error={owned ?? found.error ?? (isTaken ? text('names.isTaken') : undefined)}
          label={label}
          onChange={change}
          pending={registering}
        />
        <Suggestions
          disabled={registering || owned !== undefined}
          found={found}
          onSelect={(chosen) => (chosen === label ? submit() : change(chosen))}
        />
        <GuideLink url={kit.config.guideUrls?.names} variant="ghost">
          {text('names.faq')}
        </GuideLink>
      </Stack>
    </form>
  )
}

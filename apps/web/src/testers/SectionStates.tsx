import { useId, useMemo, useState } from 'react'
import { AppContext, useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import choice from '../parts/Switch.module.css'
import { DeletionBanner } from '../profile/data/DeletionBanner.tsx'
import { ProfileSections } from '../profile/ProfileSections.tsx'
import { useSession } from '../session/useSession.ts'
import { createSampleProduct, type SampleState, sampleStates } from './createSampleProduct.ts'
import styles from './SectionStates.module.css'

/**
 * Section of the testers' screen that shows all sections of the profile, with live data or in a
 * chosen state that a response of the server can cause.
 */
export function SectionStates() {
  const texts = useMessages().profileTest
  const [state, setState] = useState<SampleState>()
  return (
    <section className={styles['sections']} aria-label={texts.states}>
      <StateChoice state={state} onChoose={setState} />
      {state === undefined ? (
        <ProfileSections heading="h2" />
      ) : (
        <Sample key={state} state={state} />
      )}
    </section>
  )
}

type StateChoiceProps = {
  /** The state in which the tester sees the profile's sections. `undefined` shows live data. */
  readonly state: SampleState | undefined
  readonly onChoose: (state: SampleState | undefined) => void
}

function StateChoice({ state, onChoose }: StateChoiceProps) {
  const texts = useMessages().profileTest
  const name = useId()
  return (
    <fieldset className={`${choice['switch']} ${styles['choice']}`}>
      <legend>{texts.state}</legend>
      {[undefined, ...sampleStates].map((value) => (
        <label key={value ?? ''} data-checked={state === value || undefined}>
          <input
            type="radio"
            name={name}
            checked={state === value}
            onChange={() => onChoose(value)}
          />
          {value === undefined ? texts.asItIs : texts.stateNames[value]}
        </label>
      ))}
    </fieldset>
  )
}

function Sample({ state }: { readonly state: SampleState }) {
  const app = useApp()
  const session = useSession()
  const member = session.status === 'member' ? session.session : undefined
  const sample = useMemo(
    () => member && { ...app, product: createSampleProduct(state, member) },
    [app, member, state],
  )
  if (!sample) return null
  return (
    <AppContext value={sample}>
      <DeletionBanner />
      <ProfileSections heading="h2" />
    </AppContext>
  )
}

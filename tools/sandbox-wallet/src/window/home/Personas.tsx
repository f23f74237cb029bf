import { behaviourNames, type Persona } from '../../wire/wire.ts'
import { behaviourTexts } from '../texts.ts'
import type { Wallet } from './useWallet.ts'

/**
 * Returns the wallet's behaviours after a click on one of them. An empty result becomes `approves`.
 */
export function togglePersona(personas: readonly Persona[], name: Persona): readonly Persona[] {
  if (name === 'approves') return ['approves']
  const others = personas.filter((other) => other !== 'approves' && other !== name)
  const next = personas.includes(name) ? others : [...others, name]
  return next.length > 0 ? next : ['approves']
}

/** Lists all wallet behaviours with their state, for testers. Several can be combined. */
export function Personas({ view, change }: Wallet) {
  const toggle = (name: Persona) => {
    const personas = togglePersona(view.personas, name)
    change('personas', { personas: personas.join() }, { personas })
  }
  return (
    <section className="card">
      <h2>Behaviour</h2>
      <p className="muted">
        Also by address, <code>{view.appOrigin}/?wallet=auto,slow:2</code>
      </p>
      <fieldset className="personas">
        <legend className="hidden">Behaviour</legend>
        {behaviourNames.map((name) => (
          <label className="row" key={name}>
            <input
              type="checkbox"
              checked={view.personas.includes(name)}
              onChange={() => toggle(name)}
            />
            <span className="row-text">
              <span>{name}</span>
              <span className="muted">{behaviourTexts[name]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="muted">Announced wallets change when you reload the page.</p>
    </section>
  )
}

import type { ReactNode } from 'react'

export type Fact = { readonly name: string; readonly value: ReactNode }

/** Shows details of a wallet request as rows, each with a name and a value. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
